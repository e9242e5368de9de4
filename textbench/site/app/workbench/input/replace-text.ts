/** Longest text that the editing command takes without holding the page up. */
const longestUndoable = 10_000;

/**
 * Puts another text into a box so that the browser's own undo brings the old one back, where that
 * is quick; the focus stays where it was.
 */
export function replaceText(box: HTMLTextAreaElement, text: string): void {
  const undoable = box.value.length <= longestUndoable && text.length <= longestUndoable;
  const finePointer = matchMedia('(pointer: fine)').matches;
  if (!undoable || !finePointer || !replaceByCommand(box, text)) box.value = text;
}

function replaceByCommand(box: HTMLTextAreaElement, text: string): boolean {
  const focused = document.activeElement;
  box.focus({ preventScroll: true });
  box.select();
  // The only way to an entry in the browser's undo history; specified for as long as that is so.
  const done =
    text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
  box.setSelectionRange(0, 0);
  box.scrollTop = 0;
  if (focused instanceof HTMLElement && focused !== box) focused.focus({ preventScroll: true });
  return done && box.value === text;
}

/** Selects a stretch of an input's text and brings it into view. */
export function revealInInput(name: string, offset: number, length: number): void {
  const box = document.querySelector<HTMLTextAreaElement>(`textarea[data-input="${name}"]`);
  if (!box) return;
  // Browsers bring a selection into view when the box takes the focus.
  box.blur();
  box.setSelectionRange(offset, offset + length);
  box.focus();
}
