/**
 * How surely two texts differ in the use of a word: Dunning's log-likelihood ratio G² (1993) in
 * the form of Rayson and Garside (2000). Over 3.84 the chance of it is under 5 %, over 15.13
 * under 0.01 %.
 *
 * @param count occurrences among `total` words of the one text
 * @param otherCount occurrences among `otherTotal` words of the other
 */
export function logLikelihood(
  count: number,
  total: number,
  otherCount: number,
  otherTotal: number,
): number {
  const both = count + otherCount;
  const words = total + otherTotal;
  if (both === 0 || words === 0) return 0;
  return 2 * (term(count, (total * both) / words) + term(otherCount, (otherTotal * both) / words));
}

function term(observed: number, expected: number): number {
  return observed === 0 ? 0 : observed * Math.log(observed / expected);
}
