import type { TextEdit } from '../../edits/text-edit.ts';
import type { SourceModule } from '../../module.ts';
import { styleOf } from '../../style/file-style.ts';
import { type ItemList, removeItems } from '../items/item-list.ts';
import { writingOf } from './class-code.ts';
import type { ClassForm, ClassText } from './class-form.ts';
import type { ClassToken } from './class-tokens.ts';
import { editPieces, type Piece } from './pieces.ts';

/** What becomes of the classes of a form. Those that are not named stay as they are. */
export interface Fates {
  /** What a class becomes; empty where it is removed. */
  readonly tokens: ReadonlyMap<ClassToken, string>;
  /** New classes of a text: behind one of its classes that stays, or at its end. */
  readonly inserted: ReadonlyMap<ClassText, readonly Insertion[]>;
}

export interface Insertion {
  readonly after?: ClassToken;
  readonly names: readonly string[];
}

/**
 * What a form comes to: `kept` with these edits; `gone` where the change leaves nothing of it;
 * `blank` where nothing was in it before.
 */
export interface Outcome {
  readonly state: 'kept' | 'gone' | 'blank';
  readonly edits: readonly TextEdit[];
}

const gone: Outcome = { state: 'gone', edits: [] };
const blank: Outcome = { state: 'blank', edits: [] };

/**
 * The edits that give each class of a form its fate, and clean up what they leave empty.
 * `standsAlone` says that any expression can take the form's place without parentheses.
 */
export function writeForm(
  module: SourceModule,
  fates: Fates,
  form: ClassForm,
  standsAlone = true,
): Outcome {
  const write = (inner: ClassForm) => writeForm(module, fates, inner, false);
  switch (form.kind) {
    case 'text':
      return writeText(module, fates, form);
    case 'template':
      return writeTemplate(module, fates, form, standsAlone);
    case 'list':
      return writeList(
        module,
        form.list,
        form.items.map((item) => writeForm(module, fates, item)),
      );
    case 'keys':
      return writeKeys(module, fates, form);
    case 'branches':
    case 'sum':
    case 'either': {
      const parts = form.kind === 'branches' ? form.branches : partsOfPair(form);
      return writeParts(module, parts, parts.map(write));
    }
    case 'when':
      return write(form.result);
    case 'inside': {
      const inner = write(form.of);
      return form.role === 'wrapping' ? inner : kept(emptied(module, form.of, inner));
    }
    case 'variants':
      return writeVariants(module, form, form.own && write(form.own.form));
    case 'nothing':
      return blank;
    case 'opaque':
      return kept([]);
  }
}

function kept(edits: readonly TextEdit[]): Outcome {
  return { state: 'kept', edits };
}

function partsOfPair(form: Extract<ClassForm, { kind: 'sum' | 'either' }>): readonly ClassForm[] {
  return form.kind === 'sum' ? form.parts : [form.left, form.right];
}

function writeText(module: SourceModule, fates: Fates, text: ClassText): Outcome {
  const insertions = fates.inserted.get(text) ?? [];
  const changed = text.tokens.filter((token) => fates.tokens.has(token));
  if (insertions.length === 0 && changed.length === 0) {
    return text.tokens.length === 0 ? blank : kept([]);
  }
  const isGone = insertions.length === 0 && text.tokens.every((it) => fates.tokens.get(it) === '');
  return isGone ? gone : kept(textEdits(module, fates, text));
}

/** The edits of a text that keeps at least one class. */
function textEdits(module: SourceModule, fates: Fates, text: ClassText): TextEdit[] {
  const { pieces, insertions, edits } = changesOf(module, fates, text);
  return [...edits, ...editPieces(module.text, pieces, text.end), ...insertions];
}

function changesOf(module: SourceModule, fates: Fates, text: ClassText) {
  const inserted = fates.inserted.get(text) ?? [];
  const replaced = text.tokens.map((token) => fates.tokens.get(token) ?? '');
  const names = [...replaced, ...inserted.flatMap((insertion) => insertion.names)];
  const { written, edits } = writingOf(module, text, names);
  const pieces = text.tokens.map((token): Piece => {
    const becomes = fates.tokens.get(token);
    return becomes === undefined ? token : { ...token, becomes: written(becomes) };
  });
  const insertions = inserted.map(({ after, names }) => {
    const code = names.map(written).join(' ');
    if (after !== undefined) return { from: after.end, to: after.end, insert: ` ${code}` };
    return { from: text.end, to: text.end, insert: separatedAt(module, text, code) };
  });
  return { pieces, insertions, edits };
}

/** New classes at the end of a text, divided from what is there and, in a template, around it. */
function separatedAt(module: SourceModule, text: ClassText, code: string): string {
  const [before, behind] = [module.text[text.end - 1] ?? '', module.text[text.end]];
  const isInHole = text.quote === '`' && text.start === text.end && before === '}';
  const isApart = text.start === text.end ? !isInHole : /\s/.test(before);
  const space = text.quote === '`' && behind === '$' ? ' ' : '';
  return (isApart ? '' : ' ') + code + space;
}

function writeTemplate(
  module: SourceModule,
  fates: Fates,
  form: TemplateForm,
  standsAlone: boolean,
): Outcome {
  const holes = form.holes.map((hole) => ({ hole, outcome: writeForm(module, fates, hole.form) }));
  const texts = form.texts.map((text) => changesOf(module, fates, text));
  const edits = texts.flatMap((text) => [...text.edits, ...text.insertions]);
  const kinds = holes.map(({ hole, outcome }): Piece => {
    const isGone = outcome.state === 'gone';
    return isGone ? { ...hole, becomes: '' } : { start: hole.start, end: hole.end };
  });
  const pieces = [...texts.flatMap((text) => text.pieces), ...kinds];
  const ordered = pieces.toSorted((one, other) => one.start - other.start);
  const isEmpty = ordered.every(({ becomes }) => becomes === '') && edits.length === 0;
  if (isEmpty) return ordered.length === 0 ? blank : gone;
  const inHoles = holes.flatMap(({ outcome }) => outcome.edits);
  const survivors = ordered.filter(({ becomes }) => becomes !== '');
  const alone = standsAlone && survivors.length < ordered.length && edits.length === 0;
  const bare =
    alone && survivors.length === 1 ? withoutTemplate(module, form, survivors) : undefined;
  const changed = bare ?? editPieces(module.text, ordered, form.node.end - 1);
  return kept([...edits, ...changed, ...inHoles]);
}

type TemplateForm = Extract<ClassForm, { kind: 'template' }>;

/** The edits that leave of a template the one expression in it; none where a comment would go too. */
function withoutTemplate(
  module: SourceModule,
  { node, holes }: TemplateForm,
  [only]: readonly Piece[],
): TextEdit[] | undefined {
  const hole = holes.find(({ start }) => start === only?.start);
  if (hole === undefined) return undefined;
  const { start, end } = hole.form.node;
  const beside = module.text.slice(hole.start + 2, start) + module.text.slice(end, hole.end - 1);
  if (beside.trim() !== '') return undefined;
  return [
    { from: node.start, to: start, insert: '' },
    { from: end, to: node.end, insert: '' },
  ];
}

function writeList(module: SourceModule, list: ItemList, outcomes: readonly Outcome[]): Outcome {
  const isGone = (index: number) => outcomes[index]?.state === 'gone';
  if (outcomes.length === 0) return blank;
  if (!outcomes.some((_, index) => isGone(index))) return together(outcomes);
  if (outcomes.every(({ state }) => state !== 'kept')) return gone;
  return kept([...removeItems(module, list, isGone), ...outcomes.flatMap(({ edits }) => edits)]);
}

function together(outcomes: readonly Outcome[]): Outcome {
  if (outcomes.every(({ state }) => state === 'blank')) return blank;
  return kept(outcomes.flatMap(({ edits }) => edits));
}

function writeKeys(
  module: SourceModule,
  fates: Fates,
  { node, list, keys }: Extract<ClassForm, { kind: 'keys' }>,
): Outcome {
  const outcomes = node.properties.map((property) => {
    const key = keys.find((candidate) => candidate.property === property);
    if (key === undefined) return kept([]);
    const outcome = writeText(module, fates, key.text);
    const isRenamed = key.property.shorthand && outcome.edits.length > 0;
    if (!isRenamed) return outcome;
    const value = `: ${module.slice(key.text.node)}`;
    const at = key.text.end;
    return kept([...outcome.edits, { from: at, to: at, insert: value }]);
  });
  return writeList(module, list, outcomes);
}

function writeParts(
  module: SourceModule,
  forms: readonly ClassForm[],
  outcomes: readonly Outcome[],
): Outcome {
  const isAnyGone = outcomes.some(({ state }) => state === 'gone');
  if (isAnyGone && outcomes.every(({ state }) => state !== 'kept')) return gone;
  if (!isAnyGone) return together(outcomes);
  return kept(
    forms.flatMap((form, index) => {
      const outcome = outcomes[index];
      return outcome === undefined ? [] : emptied(module, form, outcome);
    }),
  );
}

/** A form's edits, or where it is gone but something must stand there, an empty string. */
function emptied(
  module: SourceModule,
  form: ClassForm,
  { state, edits }: Outcome,
): readonly TextEdit[] {
  if (state !== 'gone') return edits;
  if (form.kind === 'text') return [{ from: form.start, to: form.end, insert: '' }];
  const { quote } = styleOf(module);
  return [{ from: form.node.start, to: form.node.end, insert: quote + quote }];
}

function writeVariants(
  module: SourceModule,
  { options, own }: Extract<ClassForm, { kind: 'variants' }>,
  outcome: Outcome | undefined,
): Outcome {
  if (options === undefined || own === undefined || outcome === undefined) return kept([]);
  if (outcome.state !== 'gone') return kept(outcome.edits);
  const { start, end, properties } = options;
  if (properties.length === 1) return kept([{ from: start, to: end, insert: '' }]);
  const list = { from: start + 1, to: end - 1, items: properties };
  return kept(removeItems(module, list, (index) => properties[index] === own.property));
}
