type Reader = typeof import('../../engines/entities/read-references.ts').withReferencesRead;

let names: ReadonlyMap<string, string> | undefined;
let readNumbers: Reader | undefined;

/** Loads the names of HTML; every parse of a text with an ampersand comes after it. */
export async function loadCharacterNames(): Promise<void> {
  const [{ valueByName }, { withReferencesRead }] = await Promise.all([
    import('../../engines/entities/names.ts'),
    import('../../engines/entities/read-references.ts'),
  ]);
  names = valueByName;
  readNumbers = withReferencesRead;
}

/**
 * One character reference read strictly: with its semicolon, or left as it is. On the site it takes
 * the place of the function of the same name in the package `entities`, so that markdown-it comes
 * without a table of names and texts without an ampersand never load one.
 *
 * @param reference from `&` to `;`
 */
export function decodeHTMLStrict(reference: string): string {
  if (!names || !readNumbers) throw new Error('The names of characters are not loaded.');
  if (/^&#(?:\d+|x[\da-f]+);$/i.test(reference)) return readNumbers(reference, 'text');
  return names.get(reference.slice(1, -1)) ?? reference;
}
