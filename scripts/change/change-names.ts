/** The ways in which a type of change is written: `SET_TITLE`. */
export interface ChangeNames {
  /** `SET_TITLE` */
  readonly type: string;
  /** `set-title`: its files in every package. */
  readonly slug: string;
  /** `setTitle`: its call, and what its exports begin with. */
  readonly camel: string;
  /** `SetTitle`: what its types begin with. */
  readonly pascal: string;
  /** `Set title`: what the person reads. */
  readonly title: string;
}

/** The names of a type; undefined for what is not upper case with underscores. */
export function changeNames(type: string): ChangeNames | undefined {
  if (!/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(type)) return undefined;
  const words = type.toLowerCase().split('_');
  const pascal = words.map(capitalised).join('');
  return {
    type,
    slug: words.join('-'),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    title: capitalised(words.join(' ')),
  };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
