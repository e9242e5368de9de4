import { applyChange, changeSetOf, type SourceElement, SourceModule } from '@retouch/source';

/**
 * A module's text with a number of its own on every element, `data-n="12"`, behind its name: whatever
 * a mutation does, the number tells which element an element was.
 */
export function marked(path: string, text: string, firstNumber: number): string {
  const { elements } = new SourceModule(path, text);
  const edits = elements.map(({ node }, index) => {
    const { name, typeArguments } = node.openingElement;
    const at = (typeArguments ?? name).end;
    return { from: at, to: at, insert: ` data-n="${firstNumber + index}"` };
  });
  edits.sort((one, other) => one.from - other.from);
  return applyChange(changeSetOf(edits, text.length), text);
}

/** The number of an element; none where a mutation made it. */
export function markOf({ node }: SourceElement): string | undefined {
  for (const attribute of node.openingElement.attributes) {
    if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue;
    if (attribute.name.name !== 'data-n' || attribute.value?.type !== 'Literal') continue;
    return String(attribute.value.value);
  }
  return undefined;
}
