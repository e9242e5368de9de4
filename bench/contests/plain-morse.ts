/** ITU-R M.1677-1, the letters and figures. */
const codes: Readonly<Record<string, string>> = Object.fromEntries(
  'a .- b -... c -.-. d -.. e . f ..-. g --. h .... i .. j .--- k -.- l .-.. m -- n -. o --- p .--. q --.- r .-. s ... t - u ..- v ...- w .-- x -..- y -.-- z --..'
    .match(/\S \S+/g)
    ?.map((pair) => pair.split(' ')) ?? [],
);

/** The letters of ASCII in Morse code, ` / ` between words; everything else is left out. */
export function plainMorse(text: string): string {
  return text
    .toLowerCase()
    .split('\n')
    .map((line) => line.split(' ').map(wordInMorse).filter(Boolean).join(' / '))
    .join('\n');
}

function wordInMorse(word: string): string {
  return [...word].flatMap((letter) => codes[letter] ?? []).join(' ');
}
