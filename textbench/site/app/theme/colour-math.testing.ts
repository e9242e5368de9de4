/** Red, green, blue, each 0 to 1 in sRGB. */
export type Rgb = readonly [number, number, number];

/** `#rrggbb` */
export function parseHex(hex: string): Rgb {
  const [, r, g, b] = /^#(..)(..)(..)$/.exec(hex) ?? [];
  if (!r || !g || !b) throw new Error(`Not a colour: ${hex}`);
  return [Number.parseInt(r, 16) / 255, Number.parseInt(g, 16) / 255, Number.parseInt(b, 16) / 255];
}

/** `222.2 47.4% 55.1%`: HSL channels as CSS Color 4 (section 7.1) converts them. */
export function hslColour(channels: string): Rgb {
  const [h, s, l] = channels.split(' ').map((channel) => Number.parseFloat(channel));
  if (h === undefined || s === undefined || l === undefined || Number.isNaN(h + s + l))
    throw new Error(`Not HSL channels: ${channels}`);
  const [saturation, lightness] = [s / 100, l / 100];
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (n: number) => {
    const k = (n + h / 30) % 12;
    return lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

/** Contrast ratio of WCAG 2.2, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(colour: Rgb): number {
  const [r, g, b] = toLinear(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** `color-mix(in oklab, a share, b)`, with Björn Ottosson's matrices (CSS Color 4, section 10.9). */
export function mixInOklab(a: Rgb, b: Rgb, share: number): Rgb {
  const [x, y] = [toOklab(a), toOklab(b)];
  const mix = (index: 0 | 1 | 2) => x[index] * share + y[index] * (1 - share);
  return fromOklab([mix(0), mix(1), mix(2)]);
}

function toLinear([r, g, b]: Rgb): Rgb {
  const one = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  return [one(r), one(g), one(b)];
}

function toOklab(colour: Rgb): Rgb {
  const [r, g, b] = toLinear(colour);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Rgb): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const one = (v: number) => {
    const within = Math.max(0, Math.min(1, v));
    return within <= 0.0031308 ? within * 12.92 : 1.055 * within ** (1 / 2.4) - 0.055;
  };
  return [
    one(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    one(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    one(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}
