/** Whether the last digit is right by Luhn's formula (ISO/IEC 7812-1, annex B). Digits only. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    const weighed = i % 2 === 0 ? digit : digit * 2;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return digits !== '' && sum % 10 === 0;
}

/** Whether an IBAN, without spaces and in capitals, passes ISO/IEC 7064 MOD 97-10 as ISO 13616 applies it. */
export function passesMod97(iban: string): boolean {
  let remainder = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

/** Whether ten signs, the last a digit or X, pass the check of ISBN-10 (weights 10 to 1, modulo 11). */
export function passesIsbn10(signs: string): boolean {
  return weighedByElevens(signs) % 11 === 0;
}

/** Whether eight signs, the last a digit or X, pass the check of ISSN (ISO 3297: weights 8 to 1, modulo 11). */
export function passesIssn(signs: string): boolean {
  return weighedByElevens(signs) % 11 === 0;
}

function weighedByElevens(signs: string): number {
  let sum = 0;
  for (let i = 0; i < signs.length; i++) {
    const value = /[Xx]/.test(signs[i] ?? '') ? 10 : Number(signs[i]);
    sum += value * (signs.length - i);
  }
  return sum;
}

/** Whether digits pass the check of EAN-13 and ISBN-13 (GS1: weights 1 and 3, modulo 10). */
export function passesGs1(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    sum += Number(digits[digits.length - 1 - i]) * (i % 2 === 0 ? 1 : 3);
  }
  return digits !== '' && sum % 10 === 0;
}

/** Whether digits, the last perhaps X, pass ISO/IEC 7064 MOD 11-2, which ORCID and ISNI use. */
export function passesMod11Two(signs: string): boolean {
  let total = 0;
  for (const digit of signs.slice(0, -1)) total = (total + Number(digit)) * 2;
  const check = (12 - (total % 11)) % 11;
  return signs.at(-1)?.toUpperCase() === (check === 10 ? 'X' : String(check));
}
