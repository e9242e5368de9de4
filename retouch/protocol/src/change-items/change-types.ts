/** Every kind of edit (canvas-script, section 3). */
export const changeTypes = [
  'STYLING',
  'ADD_JSX',
  'MOVE_JSX',
  'REMOVE_JSX',
  'CHANGE_PROP',
  'ADD_CLASS',
  'REMOVE_CLASS',
  'UPDATE_CLASSES',
  'EDIT_TEXT',
  'WRAP_DIV',
  'CHANGE_TAG',
  'DUPLICATE',
  'UNDO',
  'REDO',
  'UNKNOWN',
] as const;

export type ChangeType = (typeof changeTypes)[number];

export function isChangeType(type: unknown): type is ChangeType {
  return changeTypes.some((known) => known === type);
}
