import { cssPropertyName, type MutationBody } from '@retouch/protocol';
import {
  changeClasses,
  notEditable,
  type Plan,
  placeOf,
  type SourceElement,
  type SourceModule,
  writtenClasses,
} from '@retouch/source';
import { oneElement } from '../mutations/one-element.ts';
import type { Project } from '../project/project.ts';
import { propertyClasses } from './class-request.ts';
import { tailwindOf } from './tailwind/load-tailwind.ts';
import { mainProperties, partsOf } from './tailwind/property-parts/parts-of.ts';
import type { Tailwind } from './tailwind/tailwind.ts';
import { checkModifiers, underVariants } from './tailwind/variants.ts';

/**
 * A styling as Tailwind's classes: tokens of the project's theme where they equal the values, under
 * the modifiers as variants; null removes the classes that set a property.
 * @throws SourceError `not_editable` where the project has no Tailwind, or no class can say it.
 */
export async function styleByClass(body: MutationBody<'styling'>, project: Project): Promise<Plan> {
  const modifiers = checkModifiers(body.modifiers);
  const { module, element } = project.locate(body.reactElement.codebaseId);
  const tailwind = await tailwindOf(project, module.path);
  if (tailwind === undefined) {
    throw notEditable(
      `This project does not use Tailwind, so its classes would not style this <${element.tag}>; an inline style or a rule in a style sheet would.`,
      placeOf(module, element),
    );
  }
  return oneElement(project, body.reactElement, (draft, module, element) => {
    const request = { tailwind, modifiers, module, element };
    const { added, removed } = classesFor(request, body);
    changeClasses(draft, module, element, {
      replaced: new Map(removed.map((name) => [name, ''])),
      added: tailwind.overrides.effective(added).map((name) => ({ name })),
      overrides: tailwind.overrides,
    });
  });
}

interface Request {
  readonly tailwind: Tailwind;
  readonly modifiers: readonly string[];
  readonly module: SourceModule;
  readonly element: SourceElement;
}

function classesFor(request: Request, { styling, customProperties }: MutationBody<'styling'>) {
  const { tailwind, modifiers } = request;
  const own = propertyClasses(customProperties, modifiers, tailwind.prefix, request);
  const added: string[] = [];
  const removed: string[] = [];
  for (const [name, given] of Object.entries(styling)) {
    const property = cssPropertyName(name);
    const value = given?.trim() ?? '';
    if (value === '') removed.push(...classesSetting(request, property));
    else added.push(classSetting(request, property, value));
  }
  return { added: [...added, ...own.added], removed: [...removed, ...own.removed] };
}

function classSetting(request: Request, property: string, value: string): string {
  const { tailwind, modifiers, module, element } = request;
  const [, plain = value, important] = /^(.*?)\s*(!\s*important)?$/i.exec(value) ?? [];
  const name = tailwind.classFor(property, plain);
  if (name === undefined) {
    throw notEditable(
      `No class of Tailwind's can hold ${property}: ${value} for this <${element.tag}>; an inline style or a rule in a style sheet can.`,
      placeOf(module, element),
    );
  }
  const marked = important === undefined ? name : withImportance(name, tailwind.version);
  const full = underVariants(marked, modifiers, tailwind.prefix);
  checkVariants(request, full);
  return full;
}

function withImportance(name: string, version: 3 | 4): string {
  return version === 3 ? `!${name}` : `${name}!`;
}

/** Version 4 knows its variants; those that plugins of version 3 bring are taken as they come. */
function checkVariants({ tailwind, modifiers, module, element }: Request, name: string): void {
  if (tailwind.version === 3 || modifiers.length === 0) return;
  if (tailwind.propertiesOf(name).length > 0) return;
  throw notEditable(
    `Tailwind has no variant ${modifiers.join(':')} in this project, so ${name} would not style this <${element.tag}>; define it in the style sheet first.`,
    placeOf(module, element),
  );
}

/** The classes written on an element that set a property, and nothing beside what belongs to it. */
function classesSetting(request: Request, property: string): string[] {
  const { tailwind, module, element } = request;
  const scope = scopeOf(request);
  const parts = new Set(partsOf(property));
  const setting: string[] = [];
  let wider: string | undefined;
  for (const name of writtenClasses(module, element)) {
    const declared = tailwind.propertiesOf(name).filter((one) => !one.property.startsWith('--tw-'));
    const main = mainProperties(declared);
    const isHere = main.length > 0 && main.every((one) => one.scope === scope);
    const set = isHere ? main.flatMap((one) => partsOf(one.property)) : [];
    if (set.length > 0 && set.every((part) => parts.has(part))) setting.push(name);
    else if (set.some((part) => parts.has(part))) wider ??= name;
  }
  if (setting.length > 0 || wider === undefined) return setting;
  throw notEditable(
    `${wider} sets ${property} of this <${element.tag}> together with other properties; give ${property} a value of its own instead, or replace ${wider}.`,
    placeOf(module, element),
  );
}

/** The conditions that classes under the modifiers declare their properties in. */
function scopeOf(request: Request): string {
  const { tailwind, modifiers } = request;
  const front = tailwind.prefix === null ? '' : `${tailwind.prefix}:`;
  const probe = underVariants(`${front}[order:0]`, modifiers, tailwind.prefix);
  checkVariants(request, probe);
  return tailwind.propertiesOf(probe)[0]?.scope ?? '';
}
