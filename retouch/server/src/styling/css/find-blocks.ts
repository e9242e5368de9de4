import { SourceError } from '@retouch/source';
import type { LocatedElement, Project } from '../../project/project.ts';
import { type ElementClasses, sheetsFor } from './element-classes.ts';
import type { Subject } from './selector.ts';
import { type BlockSelector, type StyleBlock, styleBlocks } from './style-block.ts';
import type { StyleContext } from './style-request.ts';
import { isCssModule, readStyleSheet, type StyleSheet } from './style-sheet.ts';

/** A block with a selector that certainly means the element. */
export interface ElementBlock {
  readonly block: StyleBlock;
  readonly selector: BlockSelector;
  /** Whether the rule has selectors that mean other elements. */
  readonly isShared: boolean;
  /** Higher ones win. */
  readonly rank: readonly [layer: number, specificity: number, sheet: number, order: number];
}

/** The rules of a project that can be for one element. */
export interface ElementRules {
  readonly classes: ElementClasses;
  readonly blocks: readonly ElementBlock[];
  /** Sheets that may have rules for it, but can't be read. */
  readonly faults: readonly SourceError[];
}

/** Finds the rules whose selectors mean the element in one state or another. */
export function findBlocks(
  classes: ElementClasses,
  located: LocatedElement,
  project: Project,
): ElementRules {
  const { sheets, faults } = readSheets(classes, located, project);
  const blocks = sheets.flatMap((sheet, index) => {
    const spelt = classesIn(classes, sheet.path).flatMap((name) => withSpellings(sheet, name));
    const names = new Set(spelt);
    const all = styleBlocks(sheet);
    return all.flatMap((block) => elementBlock(block, names, classes.tag, index) ?? []);
  });
  return { classes, blocks, faults };
}

/** Reads the sheets that can have rules for the element; those of others that can't be read are told. */
function readSheets(classes: ElementClasses, located: LocatedElement, project: Project) {
  const sheets: StyleSheet[] = [];
  const faults: SourceError[] = [];
  for (const path of sheetsFor(classes, located, project)) {
    const text = project.text(path) ?? '';
    if (!isCssModule(path) && !mayHaveRules(text, classesIn(classes, path))) continue;
    try {
      sheets.push(readStyleSheet(path, text));
    } catch (error) {
      if (!(error instanceof SourceError) || classes.byModule.has(path)) throw error;
      faults.push(error);
    }
  }
  return { sheets, faults };
}

/** Whether a block applies in just this context. */
export function isInContext({ block, selector }: ElementBlock, context: StyleContext): boolean {
  const { condition } = block;
  const { pseudos, dark } = selector.subject;
  return (
    condition.isPlain &&
    condition.minWidth === context.minWidth &&
    (condition.isDark || dark !== undefined) === context.isDark &&
    pseudos.length === context.pseudos.length &&
    context.pseudos.every((pseudo) => pseudos.includes(pseudo))
  );
}

/** Whether a block applies wherever this context is, and perhaps in others. */
export function isWithin({ block, selector }: ElementBlock, context: StyleContext): boolean {
  const { isPlain, minWidth, isDark } = block.condition;
  const { pseudos, dark } = selector.subject;
  return (
    isPlain &&
    minWidth <= context.minWidth &&
    (context.isDark || !(isDark || dark !== undefined)) &&
    pseudos.every((pseudo) => context.pseudos.includes(pseudo))
  );
}

/** The higher of two blocks comes later. */
export function byRank(one: ElementBlock, other: ElementBlock): number {
  const place = one.rank.findIndex((part, index) => part !== other.rank[index]);
  return place === -1 ? 0 : (one.rank[place] ?? 0) - (other.rank[place] ?? 0);
}

/** The element's classes that a sheet can have rules for. */
function classesIn({ global, byModule }: ElementClasses, path: string): readonly string[] {
  return byModule.get(path) ?? (isCssModule(path) ? [] : global);
}

function elementBlock(
  block: StyleBlock,
  names: ReadonlySet<string>,
  tag: string | undefined,
  sheet: number,
): ElementBlock | undefined {
  const isFor = ({ subject }: BlockSelector) => meansElement(subject, names, tag);
  const meaning = block.selectors.filter(isFor);
  const [selector] = meaning.toSorted(
    (one, other) => other.subject.specificity - one.subject.specificity,
  );
  if (selector === undefined) return undefined;
  return {
    block,
    selector,
    isShared: meaning.length < block.selectors.length,
    rank: [Number(!block.isLayered), selector.subject.specificity, sheet, block.order],
  };
}

function meansElement(
  { isPlain, classes, tag }: Subject,
  names: ReadonlySet<string>,
  ownTag: string | undefined,
): boolean {
  const isOwn = classes.length > 0 && classes.every((name) => names.has(name));
  return isPlain && isOwn && (tag === undefined || tag === ownTag);
}

/** Bundlers let `styles.cardTitle` mean `.card-title`, too. */
function withSpellings({ path, text }: StyleSheet, name: string): string[] {
  if (!isCssModule(path) || text.includes(`.${name}`)) return [name];
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return [name, kebab];
}

/** Whether a sheet's text can have rules for these classes: spelt out, or put together by nesting. */
function mayHaveRules(text: string, names: readonly string[]): boolean {
  const starts = names.map((name) => /^[\w-]*/.exec(name)?.[0] ?? '');
  return starts.some((start) => text.includes(start)) || /&[\w-]/.test(text);
}
