import {
  addModuleClass,
  importedCssModules,
  notEditable,
  type Plan,
  placeOf,
  planOf,
  RewriteDraft,
} from '@retouch/source';
import type { LocatedElement, Project } from '../../project/project.ts';
import type { ElementRules } from './find-blocks.ts';
import { addRuleAtEnd } from './new-rule.ts';
import { escapedClass } from './selector.ts';
import { SheetEdits } from './sheet-edits.ts';
import type { StyleRequest } from './style-request.ts';
import { isCssModule, readStyleSheet } from './style-sheet.ts';

/**
 * A styling of an element that no rule is for: in a CSS module it gets one, and a class where it has
 * none.
 * @throws SourceError `not_editable` where it has no class of a CSS module and can't have one.
 */
export function styleWithoutRule(
  located: LocatedElement,
  { classes, faults }: ElementRules,
  request: StyleRequest,
  project: Project,
): Plan {
  if (request.changes.every(({ value }) => value === null)) return planOf();
  const [own] = [...classes.byModule].toReversed();
  const name = own?.[1].at(-1);
  if (own !== undefined && name !== undefined) {
    return planOf(newRule(own[0], name, request, project));
  }
  const [fault] = faults;
  if (fault !== undefined) throw fault;
  const { sources } = classes;
  if (sources.always.length > 0) throw noRule(located, classes.global);
  if (sources.hasOthers) {
    throw notEditable(
      `The classes of this <${located.element.tag}> depend on code that the editor can't follow; give it one that it always has, or style it inline.`,
      placeOf(located.module, located.element),
    );
  }
  return withNewClass(located, request, project);
}

/** A class of a CSS module that the file imports, for an element that has none. */
function withNewClass(located: LocatedElement, request: StyleRequest, project: Project): Plan {
  const { module, element } = located;
  for (const { local, from } of importedCssModules(module)) {
    const path = project.resolveImport(module.path, from);
    if (path === undefined || !isCssModule(path) || path.endsWith('.sass')) continue;
    const name = freeName(element.tag, project.text(path) ?? '');
    const draft = new RewriteDraft(module.path);
    addModuleClass(draft, module, element, { local, name });
    return planOf(draft.finish(), newRule(path, name, request, project));
  }
  throw noRule(located, []);
}

function newRule(path: string, name: string, request: StyleRequest, project: Project) {
  const sheet = readStyleSheet(path, project.text(path) ?? '');
  const edits = new SheetEdits(path);
  const paths = project.styleSheetPaths().filter((other) => other !== path);
  const others = paths.map((other) => project.text(other) ?? '');
  const changes = request.changes.filter(({ value }) => value !== null);
  addRuleAtEnd(edits, `.${escapedClass(name)}`, {
    sheet,
    context: request.context,
    changes,
    others,
  });
  return edits.finish();
}

/** `menuItem` for `<Menu.Item>`, with a number where the sheet has that class already. */
function freeName(tag: string, text: string): string {
  const words = tag.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  const [first = 'part', ...rest] = words;
  const base =
    first.charAt(0).toLowerCase() +
    first.slice(1) +
    rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  let name = base;
  for (let next = 2; new RegExp(`\\.${name}(?![\\w-])`).test(text); next += 1) name = base + next;
  return name;
}

function noRule({ module, element }: LocatedElement, names: readonly string[]) {
  const classes = names.map((name) => `.${name}`).join(', ');
  const problem =
    names.length === 0
      ? `This <${element.tag}> has no class that a rule could be for`
      : `No style sheet of the project has a rule for ${classes} of this <${element.tag}>`;
  const cure = names.length === 0 ? 'give it one that a style sheet has' : 'write one';
  return notEditable(`${problem}; ${cure}, or style the element inline.`, placeOf(module, element));
}
