// A letter of a script whose marks are accents, with its marks. The breve of й and ў stays: these
// are letters of their own.
const accented =
  /([иИуУ]\u0306)\p{Mn}*|([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{Mn}+/gu;

const stroked: Readonly<Record<string, string>> = {
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
};

/**
 * Latin, Greek and Cyrillic letters without their accents, for comparison: é as e, ά as α, ё as е;
 * ø, ł, đ and ħ lose their stroke. Other scripts, й and ў stay as they are; the result is in NFC.
 * What the Unicode collation holds equal at base strength becomes equal (UTS #10).
 */
export function stripAccents(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text;
  return text
    .normalize('NFD')
    .replace(accented, '$1$2')
    .replace(/[øØłŁđĐħĦ]/g, (letter) => stroked[letter] ?? letter)
    .normalize('NFC');
}
