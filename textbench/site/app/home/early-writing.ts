const written = new Map<string, string>();

/**
 * Notes what is written into a prerendered field before the page comes alive, when React puts the
 * field's first text back. Begins when the module that calls it is loaded.
 */
export function noteEarlyWriting(id: string): void {
  if (typeof document === 'undefined') return;
  const field = document.getElementById(id);
  if (!(field instanceof HTMLTextAreaElement)) return;
  if (field.value !== field.defaultValue) written.set(id, field.value);
  field.addEventListener('input', () => written.set(id, field.value));
}

/** The text that was noted, once. */
export function takeEarlyWriting(id: string): string | undefined {
  const text = written.get(id);
  written.delete(id);
  return text;
}
