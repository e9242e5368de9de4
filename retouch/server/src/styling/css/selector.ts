import parser from 'postcss-selector-parser';

/** What a selector says of the elements it is for. */
export interface Subject {
  /** The classes that the element itself must have. */
  readonly classes: readonly string[];
  readonly tag: string | undefined;
  /** `:hover`, `::before`, as written. */
  readonly pseudos: readonly string[];
  /** The part before the element's own that asks for the dark scheme: `.dark`; none in most. */
  readonly dark: string | undefined;
  /** What else must be around or beside it: `.list >`; empty for nothing. */
  readonly around: string;
  /** Whether nothing but the above is asked of it. */
  readonly isPlain: boolean;
  readonly specificity: number;
}

const darkAncestor =
  /^(?:(?:html|:root|body)?(?:\.dark|\[data-(?:theme|mode|color-scheme|bs-theme)=["']?dark["']?\])|:global\(\.dark\))$/;

/** Reads a selector without commas; none where it is none of CSS. */
export function subjectOf(selector: string): Subject | undefined {
  const nodes = nodesOf(selector);
  if (nodes === undefined) return undefined;
  const last = nodes.findLastIndex(({ type }) => type === 'combinator');
  const own = nodes.slice(last + 1);
  const around = nodes.slice(0, Math.max(last, 0)).join('').trim();
  const isDark = darkAncestor.test(around) && nodes[last]?.value?.trim() === '';
  const classes = own.filter((node) => node.type === 'class').map(({ value }) => value);
  const tag = own.find((node) => node.type === 'tag')?.value;
  const pseudos = own.filter((node) => node.type === 'pseudo').map(String);
  return {
    classes,
    tag,
    pseudos,
    dark: isDark ? around : undefined,
    around: isDark
      ? ''
      : nodes
          .slice(0, last + 1)
          .join('')
          .trim(),
    isPlain: own.every(({ type }) => type === 'class' || type === 'tag' || type === 'pseudo'),
    specificity: nodes.reduce((sum, node) => sum + weightOf(node), 0),
  };
}

/** The selectors that are meant where `own` stands inside rules with these selectors. */
export function nestedSelectors(own: readonly string[], around: readonly string[]): string[] {
  if (around.length === 0) return [...own];
  return own.flatMap((selector) =>
    around.map((outer) =>
      selector.includes('&') ? selector.replaceAll('&', outer) : `${outer} ${selector}`,
    ),
  );
}

/** A class as a selector writes it (CSS Object Model, serialize an identifier). */
export function escapedClass(name: string): string {
  return name.replace(/^-?\d|[^\w\-\u0080-\uffff]/g, (sign) =>
    /\d$/.test(sign) ? `${sign.slice(0, -1)}\\3${sign.at(-1)} ` : `\\${sign}`,
  );
}

function nodesOf(selector: string): parser.Node[] | undefined {
  try {
    return parser().astSync(selector).first?.nodes;
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** Selectors Level 4, section 17, with room for 1000 of each kind; `:where` and lists are rare here. */
function weightOf(node: parser.Node): number {
  if (node.type === 'id') return 1_000_000;
  if (node.type === 'class' || node.type === 'attribute') return 1000;
  if (node.type === 'pseudo') return node.value.startsWith('::') ? 1 : 1000;
  return node.type === 'tag' ? 1 : 0;
}
