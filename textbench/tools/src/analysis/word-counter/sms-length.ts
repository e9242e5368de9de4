/** The default alphabet of 3GPP TS 23.038. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Its extension: an escape and a second sign, so two each. */
const extended = '\f^{}\\[~]|€';

/** Length of a text message in the units of its alphabet, and what one message holds. */
export function smsLength(text: string) {
  let length = 0;
  for (const character of text) {
    if (basic.includes(character)) length++;
    else if (extended.includes(character)) length += 2;
    else return message(text.length, 70, 67);
  }
  return message(length, 160, 153);
}

function message(value: number, limit: number, limitOfEach: number) {
  if (value <= limit) return { value, limit };
  const messages = Math.ceil(value / limitOfEach);
  return { value, limit, note: `Sent as ${messages} messages of ${limitOfEach} each.` };
}
