import fc from 'fast-check';

/** A module in the making: what each element of it is. */
export interface RandomElement {
  readonly tag: string;
  readonly name: string;
  readonly text: string;
  readonly form: 'plain' | 'condition' | 'list';
  readonly children: readonly RandomElement[];
}

const tag = fc.constantFrom('div', 'p', 'span', 'li', 'section', 'Card', 'br');

const word = fc.string({ unit: fc.constantFrom(...'abcdefghijklm'), minLength: 3, maxLength: 8 });

/** Texts that hardly ever meet, and texts that often do. */
const texts = {
  distinct: fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' ')),
  repeated: fc.constantFrom('', '', 'more', 'read on'),
};

const names = {
  distinct: fc.option(word, { nil: '' }),
  repeated: fc.constantFrom('', '', 'row', 'button wide'),
};

/** Random trees of elements; with `repeated` texts, many of them are twins. */
export function randomElements(kind: 'distinct' | 'repeated'): fc.Arbitrary<RandomElement> {
  const { element } = fc.letrec<{ element: RandomElement }>((tie) => ({
    element: fc.record({
      tag,
      name: names[kind],
      text: texts[kind],
      form: fc.constantFrom('plain', 'plain', 'plain', 'condition', 'list'),
      children: fc.oneof(
        { maxDepth: 4, depthSize: 'medium' },
        fc.constant([]),
        fc.array(tie('element'), { maxLength: 5 }),
      ),
    }),
  }));
  return element;
}

/** The same trees with a number in every text, so that no two elements are alike. */
export function numbered(roots: readonly RandomElement[]): RandomElement[] {
  let count = 0;
  const withNumber = (element: RandomElement): RandomElement => {
    count += 1;
    const text = `${element.text} number${count} of${count}`;
    const name = element.tag === 'br' ? `line${count}` : element.name;
    return { ...element, name, text, children: element.children.map(withNumber) };
  };
  return roots.map(withNumber);
}

/** The text of a module with a component for each tree. */
export function moduleText(roots: readonly RandomElement[]): string {
  const components = roots.map(
    (root, index) =>
      `export function Part${index + 1}({ open, items }) {\n  return (\n${code(root, '    ')}\n  );\n}\n`,
  );
  return components.join('\n');
}

function code({ tag: name, name: className, text, form, children }: RandomElement, indent: string) {
  const open = className === '' ? `<${name}` : `<${name} className="${className}"`;
  if (name === 'br' || (text === '' && children.length === 0)) return `${indent}${open} />`;
  const inner = children.map((child) => placed(child, `${indent}  `));
  const lines = [...(text === '' ? [] : [`${indent}  ${text}`]), ...inner];
  if (form === 'condition' && inner.length > 0) lines.push(`${indent}  {open ? 'yes' : 'no'}`);
  return `${indent}${open}>\n${lines.join('\n')}\n${indent}</${name}>`;
}

function placed(element: RandomElement, indent: string): string {
  if (element.form === 'plain') return code(element, indent);
  const start = element.form === 'list' ? '{items.map(() => (' : '{open && (';
  const end = element.form === 'list' ? '))}' : ')}';
  return `${indent}${start}\n${code(element, `${indent}  `)}\n${indent}${end}`;
}
