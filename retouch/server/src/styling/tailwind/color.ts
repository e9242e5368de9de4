/** A colour as the screen shows it: sRGB channels of 0 to 255, and an opacity of 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/**
 * The colour that a CSS value names, rounded to what the screen can show: hexadecimal, `rgb()`,
 * `hsl()`, `oklch()` and four words (CSS Color 4). Undefined for any other value.
 */
export function colorOf(value: string): Rgba | undefined {
  const text = value.trim().toLowerCase();
  const word = words.get(text);
  if (word !== undefined) return word;
  if (/^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(text)) return fromHexadecimal(text.slice(1));
  const [, name, inside] = /^(rgb|rgba|hsl|hsla|oklch)\(([^()]*)\)$/.exec(text) ?? [];
  if (name === undefined || inside === undefined) return undefined;
  const parts = inside.split(/[\s,/]+/).filter((part) => part !== '');
  const [first, second, third, fourth = '1'] = parts;
  if (first === undefined || second === undefined || third === undefined || parts.length > 4) {
    return undefined;
  }
  const channels = converted(name, first, second, third);
  const color = [...channels.map((channel) => Math.round(channel)), scaled(fourth, 1)] as const;
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN, alpha = Number.NaN] = color;
  return color.some(Number.isNaN) ? undefined : [red, green, blue, alpha];
}

const words: ReadonlyMap<string, Rgba> = new Map([
  ['black', [0, 0, 0, 1]],
  ['white', [255, 255, 255, 1]],
  ['transparent', [0, 0, 0, 0]],
  ['#0000', [0, 0, 0, 0]],
]);

function fromHexadecimal(digits: string): Rgba {
  const long = digits.length > 4 ? digits : digits.replace(/./g, '$&$&');
  const channel = (at: number) => Number.parseInt(long.slice(at, at + 2) || 'ff', 16);
  return [channel(0), channel(2), channel(4), Number((channel(6) / 255).toFixed(3))];
}

function converted(name: string, first: string, second: string, third: string): number[] {
  if (name.startsWith('rgb')) return [first, second, third].map((part) => scaled(part, 255));
  const isOklch = name === 'oklch';
  const [a, b] = [scaled(second, isOklch ? 0.4 : 1), scaled(third, 1)];
  if (isOklch) return fromOklch(scaled(first, 1), a, degrees(third));
  return fromHsl(degrees(first), a, b);
}

/** A number, or a percentage of what 100 % stands for. */
function scaled(part: string, whole: number): number {
  return part.endsWith('%') ? (Number(part.slice(0, -1)) / 100) * whole : Number(part);
}

function degrees(part: string): number {
  return Number(part.replace(/deg$/, ''));
}

function fromHsl(hue: number, saturation: number, lightness: number): number[] {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((offset) => {
    const k = (offset + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  });
}

/** The conversion of CSS Color 4, section 18: OKLCH to OKLab to linear sRGB to sRGB, clipped. */
function fromOklch(lightness: number, chroma: number, hue: number): number[] {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377773761749 * a + 0.2158037573099136 * b) ** 3;
  const m = (lightness - 0.1055613458156586 * a - 0.0638541728258133 * b) ** 3;
  const s = (lightness - 0.0894841775298119 * a - 1.2914855480194092 * b) ** 3;
  const linear = [
    4.0767416360759574 * l - 3.3077115392580616 * m + 0.2309699031821043 * s,
    -1.2684379732850317 * l + 2.6097573492876887 * m - 0.3413193760026573 * s,
    -0.0041960761386756 * l - 0.7034186179359362 * m + 1.7076146940746117 * s,
  ];
  return linear.map((channel) => 255 * companded(Math.min(1, Math.max(0, channel))));
}

function companded(channel: number): number {
  return channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
}
