/** Up and down move the focus between the field and the results; a letter typed on a result goes on in the field. */
export function moveBetweenResults(event: KeyboardEvent, overlay: HTMLElement): void {
  const field = overlay.querySelector('input');
  const results = [...overlay.querySelectorAll<HTMLElement>('[data-search-result]')];
  const current = results.findIndex((result) => result.matches(':focus'));
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const next = current + (event.key === 'ArrowDown' ? 1 : -1);
    if (current < 0 && event.key === 'ArrowUp') return;
    event.preventDefault();
    if (next < 0) field?.focus();
    else results[Math.min(next, results.length - 1)]?.focus();
  } else if (current >= 0 && (event.key === 'Home' || event.key === 'End')) {
    event.preventDefault();
    results.at(event.key === 'Home' ? 0 : -1)?.focus();
  } else if (current >= 0 && isText(event)) {
    field?.focus(); // the key itself then goes there
  }
}

function isText({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (
    (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey) || key === 'Backspace'
  );
}
