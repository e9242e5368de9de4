const fragmentKey = 'text=';

/**
 * Texts of inputs as a fragment, which browsers send to no server: deflated, in base64url.
 * Input names are kept, so that tools with several texts come back whole.
 */
export async function textsToFragment(texts: Readonly<Record<string, string>>): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(texts));
  const deflated = await through(bytes, new CompressionStream('deflate-raw'));
  return `#${fragmentKey}${toBase64Url(deflated)}`;
}

/** @returns the texts, or `null` for a fragment that holds none or is damaged */
export async function textsFromFragment(fragment: string): Promise<Record<string, string> | null> {
  if (!fragment.startsWith(`#${fragmentKey}`)) return null;
  const bytes = fromBase64Url(fragment.slice(fragmentKey.length + 1));
  if (!bytes) return null;
  try {
    const inflated = await through(bytes, new DecompressionStream('deflate-raw'));
    return stringRecord(JSON.parse(new TextDecoder().decode(inflated)));
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return null; // damaged on its way
    throw error;
  }
}

function stringRecord(value: unknown): Record<string, string> | null {
  if (typeof value !== 'object' || value === null) return null;
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(transform);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
