import type { ClassForm, ClassText } from './class-form.ts';
import { partsOf } from './class-form.ts';
import type { ClassToken } from './class-tokens.ts';
import type { ClassOverrides } from './overrides.ts';

/** A class to add, and the class of the element it belongs behind, if there is one. */
export interface AddedClass {
  readonly name: string;
  readonly after?: string | undefined;
}

/** What is to become of an element's classes. */
export interface ClassChange {
  /** What each class becomes, where it stands; empty to remove it. */
  readonly replaced: ReadonlyMap<string, string>;
  readonly added: readonly AddedClass[];
  /** Which classes lose their effect by the new ones, so that they go too. */
  readonly overrides: ClassOverrides;
}

/** A change, carried over to the classes in the source. */
export interface ClassPlan {
  readonly tokens: ReadonlyMap<ClassToken, string>;
  readonly inserted: ReadonlyMap<ClassText, { after: ClassToken; names: string[] }[]>;
  /** The classes that still need a place. */
  readonly pending: readonly string[];
  /** Classes to replace or remove that are written nowhere in the form. */
  readonly missing: readonly string[];
  /** New classes with the classes they would compete with, which only a condition brings. */
  readonly disputed: readonly { readonly name: string; readonly rivals: readonly ClassToken[] }[];
}

interface Place {
  readonly text: ClassText;
  readonly token: ClassToken;
}

/** Decides what becomes of every class that a form holds. Changes nothing itself. */
export function planChange(form: ClassForm | undefined, change: ClassChange): ClassPlan {
  const draft = new PlanDraft(form === undefined ? [] : partsOf(form).texts);
  for (const [name, becomes] of change.replaced) draft.replace(name, becomes);
  draft.add(change.added.filter(({ name }) => !draft.isInEffect(name)));
  draft.resolve(change.overrides);
  draft.anchor();
  return draft;
}

class PlanDraft implements ClassPlan {
  readonly tokens = new Map<ClassToken, string>();
  readonly inserted = new Map<ClassText, { after: ClassToken; names: string[] }[]>();
  readonly missing: string[] = [];
  readonly disputed: { name: string; rivals: readonly ClassToken[] }[] = [];
  readonly #places: readonly Place[];
  readonly #byName = new Map<string, Place[]>();
  /** What is written of classes that are put together: it may be the whole class, or not. */
  readonly #parts: ReadonlySet<string>;
  /** Names that stand in text that is always in effect, once the plan is carried out. */
  readonly #inEffect = new Set<string>();
  #adding: AddedClass[] = [];
  /** The texts that replacements stand in, by what was put there. */
  readonly #renewed: Place[] = [];

  constructor(texts: readonly ClassText[]) {
    this.#places = texts.flatMap((text) =>
      text.tokens.filter(({ isGlued }) => !isGlued).map((token) => ({ text, token })),
    );
    const parts = texts.flatMap((text) => text.tokens.filter(({ isGlued }) => isGlued));
    this.#parts = new Set(parts.map(({ name }) => name));
    for (const place of this.#places) {
      const { text, token } = place;
      const same = this.#byName.get(token.name);
      if (same === undefined) this.#byName.set(token.name, [place]);
      else same.push(place);
      if (text.isAlways) this.#inEffect.add(token.name);
    }
  }

  get pending(): string[] {
    return this.#adding.map(({ name }) => name);
  }

  isInEffect(name: string): boolean {
    return this.#inEffect.has(name);
  }

  replace(name: string, becomes: string): void {
    const places = this.#byName.get(name) ?? [];
    if (places.length === 0 || this.#parts.has(name)) {
      this.missing.push(name);
      if (becomes !== '' && !this.isInEffect(becomes)) this.#adding.push({ name: becomes });
      return;
    }
    const isThere = becomes !== '' && this.isInEffect(becomes);
    const renewed = new Set<ClassText | 'always'>();
    for (const place of places) {
      const scope = place.text.isAlways ? 'always' : place.text;
      const isFirst = becomes !== '' && !isThere && !renewed.has(scope);
      this.tokens.set(place.token, isFirst ? becomes : '');
      if (isFirst) this.#renewed.push(place);
      renewed.add(scope);
    }
    this.#inEffect.delete(name);
    if (renewed.has('always') && becomes !== '') this.#inEffect.add(becomes);
  }

  add(added: readonly AddedClass[]): void {
    const known = new Set(this.pending);
    for (const one of added) {
      if (known.has(one.name)) continue;
      known.add(one.name);
      this.#adding.push(one);
    }
  }

  /** Takes out what the new classes override; the first such class gives its place to the new one. */
  resolve(overrides: ClassOverrides): void {
    const always = this.#staying(({ text }) => text.isAlways);
    const renewed = this.#renewed.filter(({ text }) => text.isAlways);
    const added = [...renewed.map(({ token }) => this.tokens.get(token) ?? ''), ...this.pending];
    const settled = new Set(renewed.map(({ token }) => this.tokens.get(token)));
    this.#override(always, overrides.overridden(namesOf(always), added), settled);
    for (const text of new Set(this.#renewed.map((place) => place.text))) {
      if (!text.isAlways) this.#resolveIn(text, overrides);
    }
    this.#dispute(overrides, settled);
  }

  /** Puts classes behind those that they follow. */
  anchor(): void {
    const places = new Map<string, Place>();
    for (const place of this.#places.toReversed()) {
      const name = this.tokens.get(place.token) ?? place.token.name;
      if (place.text.isAlways && name !== '') places.set(name, place);
    }
    this.#adding = this.#adding.filter(({ name, after }) => {
      const place = after === undefined ? undefined : places.get(after);
      if (place === undefined) return true;
      const insertions = this.inserted.get(place.text) ?? [];
      const same = insertions.find((insertion) => insertion.after === place.token);
      if (same === undefined) insertions.push({ after: place.token, names: [name] });
      else same.names.push(name);
      this.inserted.set(place.text, insertions);
      return false;
    });
  }

  #staying(isIn: (place: Place) => boolean): Place[] {
    return this.#places.filter((place) => isIn(place) && !this.tokens.has(place.token));
  }

  #override(
    places: readonly Place[],
    by: ReadonlyMap<string, string>,
    settled: Set<string | undefined>,
  ): void {
    for (const { token } of places) {
      const winner = by.get(token.name);
      if (winner === undefined) continue;
      this.tokens.set(token, settled.has(winner) ? '' : winner);
      settled.add(winner);
    }
    this.#adding = this.#adding.filter(({ name }) => !settled.has(name));
  }

  #resolveIn(text: ClassText, overrides: ClassOverrides): void {
    const places = this.#staying((place) => place.text === text);
    const added = text.tokens.flatMap((token) => this.tokens.get(token) || []);
    this.#override(places, overrides.overridden(namesOf(places), added), new Set(added));
  }

  #dispute(overrides: ClassOverrides, settled: ReadonlySet<string | undefined>): void {
    const rivals = this.#staying(({ text }) => !text.isAlways && !text.isMerged);
    const names = this.pending.filter((name) => !settled.has(name));
    const by = overrides.overridden(namesOf(rivals), names);
    for (const name of new Set(by.values())) {
      const tokens = rivals.flatMap(({ token }) => (by.get(token.name) === name ? token : []));
      this.disputed.push({ name, rivals: tokens });
    }
  }
}

function namesOf(places: readonly Place[]): string[] {
  return places.map(({ token }) => token.name);
}
