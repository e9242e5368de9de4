/** The clipboard's text, or `null` where the browser does not give it. */
export async function clipboardText(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

/** Puts text on the clipboard; the promise form keeps the permission of the click that began it. */
export async function copyToClipboard(content: string | Promise<Blob>): Promise<boolean> {
  try {
    if (typeof content === 'string') await navigator.clipboard.writeText(content);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain(content) })]);
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

async function plain(content: Promise<Blob>): Promise<Blob> {
  return new Blob([await content], { type: 'text/plain' });
}

/** Refused by the person or the browser, or no clipboard at all (pages that are not secure). */
function isRefusal(error: unknown): boolean {
  return error instanceof DOMException || error instanceof TypeError;
}
