import { isMutationName, type MutationBody, type MutationName } from '@retouch/protocol';
import type { SourceElement, SourceModule } from '@retouch/source';

/** Whole numbers from 0 up to, not including, `below`. */
export type RandomNumber = (below: number) => number;

/** Any one request, with its body. */
export type RandomRequest = {
  [Name in MutationName]: { readonly name: Name; readonly body: MutationBody<Name> };
}[MutationName];

const texts = [
  'New',
  '',
  ' a ',
  'a < b {c} &amp;',
  'שלום',
  '👩‍💻 x',
  "it's `so` */ ${x}",
  'one\ntwo',
];
const classes = [
  'p-4',
  'px-2',
  'hover:bg-red-500',
  'card',
  'text-sm',
  'md:flex',
  '[gap:3px]',
  'w-1/2',
];
const tags = ['section', 'p', 'span', 'my-part', 'ul', 'hr', 'b'];
const names = ['title', 'id', 'tabIndex', 'hidden', 'aria-label', 'lang', 'key'];
const values = [
  'a',
  "it's",
  3,
  true,
  false,
  null,
  { a: 1 },
  [1, 'b'],
  { type: 'EXPRESSION', value: '1 + 1' },
];
const stylings = [
  { color: 'red' },
  { padding: '4px', marginTop: '1rem' },
  { display: 'flex', color: null },
  { 'background-color': '#fff' },
];

/** What random bodies are made of. */
interface Choices {
  readonly modules: readonly SourceModule[];
  readonly module: SourceModule;
  readonly any: <Item>(items: readonly Item[]) => Item;
  readonly random: RandomNumber;
}

type Body<Name extends MutationName> = (choices: Choices) => MutationBody<Name>;

/** A random body of each kind; of elements, mostly those of one module. */
const bodies: { readonly [Name in MutationName]: Body<Name> } = {
  removeJsxElement: (choices) => ({ elementsToRemove: some(choices) }),
  duplicate: (choices) => ({ reactElements: some(choices) }),
  wrapInDiv: (choices) => ({ reactElements: neighbours(choices) }),
  moveJsxElement: (choices) => {
    const container = one(choices);
    return {
      elementToMove: named(anywhere(choices)),
      newContainerElement: named(container),
      ...beside(choices, container),
    };
  },
  changeElementTag: (choices) => ({
    elementToModify: named(one(choices)),
    newTag: choices.any(tags),
  }),
  changePropValue: (choices) => ({
    elementToModify: named(one(choices)),
    propName: choices.any(names),
    propValue: choices.any(values),
  }),
  editText: (choices) => ({ element: named(one(choices)), newText: choices.any(texts) }),
  addJsxElement: (choices) => {
    const container = one(choices);
    return {
      destinationElement: named(container),
      newElement: newElement(choices),
      ...beside(choices, container),
    };
  },
  addClass: (choices) => ({
    reactElement: named(one(choices)),
    className: choices.any(classes),
    stylingFramework: choices.any(['Tailwind', null] as const),
  }),
  removeClass: (choices) => ({
    reactElement: named(one(choices)),
    className: choices.any(classes),
  }),
  updateClasses: (choices) => ({
    reactElement: named(one(choices)),
    newClasses: [choices.any(classes)],
    oldClasses: [choices.any(classes)],
  }),
  styling: (choices) => ({
    reactElement: named(one(choices)),
    styling: choices.any(stylings),
    stylingFramework: choices.any(['Inline', 'Tailwind'] as const),
  }),
};

/** A random request over the elements of some modules. */
export function randomRequest(
  modules: readonly SourceModule[],
  random: RandomNumber,
): RandomRequest {
  const any = <Item>(items: readonly Item[]): Item => {
    const item = items[random(items.length)];
    if (item === undefined) throw new RangeError('Nothing to choose from.');
    return item;
  };
  const withElements = modules.filter(({ elements }) => elements.length > 0);
  const choices: Choices = { modules: withElements, module: any(withElements), any, random };
  const name = any(Object.keys(bodies).filter(isMutationName));
  return { name, body: bodies[name](choices) } as RandomRequest;
}

function named({ id }: SourceElement) {
  return { codebaseId: id };
}

function one({ any, module }: Choices): SourceElement {
  return any(module.elements);
}

function anywhere({ any, modules }: Choices): SourceElement {
  return any(any(modules).elements);
}

function some(choices: Choices) {
  return Array.from({ length: 1 + choices.random(3) }, () => named(one(choices)));
}

function neighbours(choices: Choices) {
  const { parent } = one(choices);
  if (parent === undefined || parent.children.length < 2) return some(choices);
  const at = choices.random(parent.children.length - 1);
  return parent.children.slice(at, at + 2).map(named);
}

function beside({ any, random }: Choices, { children }: SourceElement) {
  if (children.length === 0 || random(2) === 0) return {};
  const sibling = named(any(children));
  return random(2) === 0 ? { afterElement: sibling } : { beforeElement: sibling };
}

function newElement(choices: Choices): MutationBody<'addJsxElement'>['newElement'] {
  if (choices.random(2) === 0) return { codebaseId: anywhere(choices).id };
  const propsToSet = { children: choices.any(texts) };
  return { type: 'native', nativeTag: choices.any(tags), propsToSet };
}
