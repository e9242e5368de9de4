/** Syllables of one Spanish word: strong vowels and accented weak ones make one each (RAE). */
export function spanishSyllables(word: string): number {
  const spelled = word
    .normalize('NFC')
    .toLowerCase()
    .replace(/qu/g, 'k')
    .replace(/gu(?=[eéií])/g, 'g')
    .replace(/y(?=$|[^aeiouáéíóúü])/g, 'i')
    .replace(/(?<=[aeiouáéíóúü])h(?=[aeiouáéíóúü])/g, '');
  return sumOfGroups(spelled, /[aeiouáéíóúü]+/g, (group) =>
    Math.max(1, group.match(/[aeoáéíóú]/g)?.length ?? 0),
  );
}

/** German endings in which i and e are two: Familie, Italien; not Melodie, schien. */
const germanTwoAtEnd =
  /((?:[^aeiouäöüh]|th)(?<!schr|^kn|^w)i|(?:mil|lin|stud|ser|mater|arter)i)(?=en$)|(?:mil|lin|stud|ser|mater|arter)i(?=e$)/;

/** Syllables of one German word: diphthongs and doubled vowels are one, other vowels one each. */
export function germanSyllables(word: string): number {
  const spelled = word
    .normalize('NFC')
    .toLowerCase()
    .replace(/qu/g, 'k')
    .replace(germanTwoAtEnd, '$&-');
  return sumOfGroups(spelled, /aa|ee|oo|ie|[aeo][iy]|au|eu|äu|[aeiouyäöüéèà]/g, () => 1);
}

/** French third persons whose -ent is not heard: parlent, viennent; not moment, souvent. */
const frenchMuteEnt = /(?:ll|nn|ss|tt|oiv|euv|eul|is|rn|rt|rl|rd|nd|iqu)ent$/;

/** Syllables of one French word as read in prose: the mute e at the end is not heard. */
export function frenchSyllables(word: string): number {
  const small = word.normalize('NFC').toLowerCase();
  const spelled = small
    .replace(/qu|(?<=g)u(?=[eéèêi])/g, 'k')
    .replace(/(?<=[aeiouâîôûéèê])[ëïü]/g, 'h$&')
    .replace(/(?<=[bcdfgptv][lr]i)(?=[aeioéèê])(?!es?$)/g, 'h');
  const groups = sumOfGroups(spelled, /[aeiouyàâäéèêëîïôöùûüœæ]+/g, (group, atEnd) =>
    /é[aoiuéèâêîôû]/.test(group) || (/ée/.test(group) && !atEnd) ? 2 : 1,
  );
  const mute = /[^aeiouyàâäéèêëîïôöùûüœæ]es?$/.test(spelled) || frenchMuteEnt.test(small);
  return Math.max(1, groups - (mute ? 1 : 0));
}

/** Adds up what each match of `groups` counts; at least 1. */
function sumOfGroups(
  word: string,
  groups: RegExp,
  syllables: (group: string, atEnd: boolean) => number,
): number {
  let count = 0;
  for (const { 0: group, index } of word.matchAll(groups)) {
    count += syllables(group, /^s?$/.test(word.slice(index + group.length)));
  }
  return Math.max(1, count);
}
