/** Names of the months and their usual short forms, lower case, January first. */
const months: readonly (readonly string[])[] = [
  ['january', 'jan', 'januar', 'jänner', 'janvier', 'enero', 'gennaio', 'janeiro', 'januari'],
  ['february', 'feb', 'februar', 'februari', 'février', 'febrero', 'febbraio', 'fevereiro'],
  ['march', 'mar', 'märz', 'mrz', 'mars', 'marzo', 'março', 'maart'],
  ['april', 'apr', 'avril', 'abril', 'aprile'],
  ['may', 'mai', 'mayo', 'maggio', 'maio', 'mei'],
  ['june', 'jun', 'juni', 'juin', 'junio', 'giugno', 'junho'],
  ['july', 'jul', 'juli', 'juillet', 'julio', 'luglio', 'julho'],
  ['august', 'aug', 'août', 'agosto', 'augustus'],
  ['september', 'sep', 'sept', 'septembre', 'septiembre', 'settembre', 'setembro'],
  ['october', 'oct', 'oktober', 'okt', 'octobre', 'octubre', 'ottobre', 'outubro'],
  ['november', 'nov', 'novembre', 'noviembre', 'novembro'],
  ['december', 'dec', 'dezember', 'dez', 'décembre', 'diciembre', 'dicembre', 'dezembro'],
];

const numbers = new Map(months.flatMap((names, index) => names.map((name) => [name, index + 1])));

/** 1 for January; undefined for what is no month in English, German, French, Spanish, Italian, Portuguese or Dutch. */
export function monthNumber(name: string): number | undefined {
  return numbers.get(name.toLowerCase().normalize('NFC'));
}

/** All names as alternatives of an expression, longest first. */
export const monthAlternatives = [...numbers.keys()]
  .sort((one, other) => other.length - one.length)
  .join('|');
