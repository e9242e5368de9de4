import { arbitraryValue } from './arbitrary-value.ts';
import { bareNames } from './bare-values.ts';
import { isSameValue, pixelsOf, plain } from './css-value.ts';
import type { DeclaredProperty, DeclaredStyles } from './declared-style.ts';
import type { DesignSystem } from './design-system.ts';
import { mainProperties } from './property-parts/parts-of.ts';
import { type Root, roots } from './roots/data.ts';

/** Finds the class by which a project's Tailwind gives a property a value. */
export class ClassFinder {
  readonly #system: DesignSystem;
  readonly #styles: DeclaredStyles;
  readonly #isKnown: (name: string) => boolean;
  readonly #fixed = new Map<string, ReadonlyMap<string, string>>();

  /** @param isKnown whether the project's version has a class that the design system has. */
  constructor(
    system: DesignSystem,
    styles: DeclaredStyles,
    isKnown: (name: string) => boolean = () => true,
  ) {
    this.#system = system;
    this.#styles = styles;
    this.#isKnown = isKnown;
  }

  /**
   * The class that sets a property to a value, without variants: a token of the theme where one
   * equals the value, else an arbitrary value. None where no class can hold the value.
   * @param property as a style sheet writes it: `padding-left`, `--gap`.
   */
  classFor(property: string, value: string): string | undefined {
    const wanted = value.trim();
    const named = property.startsWith('--') ? undefined : this.#withoutBrackets(property, wanted);
    if (named !== undefined) return named;
    const code = arbitraryValue(wanted);
    if (code === undefined) return undefined;
    const root = roots.get(property);
    const bracketed = root === undefined ? [] : arbitraryClasses(root, code);
    const candidates = [...bracketed, `[${property}:${code}]`].map((name) => this.#prefixed(name));
    return candidates.find((name) => this.#sets(name, property, wanted));
  }

  #withoutBrackets(property: string, value: string): string | undefined {
    const root = roots.get(property)?.root ?? '';
    return this.#fixedClasses(root).get(fixedKey(property, value)) ?? this.#named(property, value);
  }

  #named(property: string, value: string): string | undefined {
    const root = roots.get(property);
    if (root === undefined) return undefined;
    const names = [...this.#tokens(root, value), ...bareNames(root, value, this.#step())];
    const classes = names.map((name) => this.#prefixed(classOf(root.root, name)));
    const found = classes.find((name) => this.#isKnown(name) && this.#isFor(name, property));
    if (found !== undefined || !/^[a-z][a-z-]*$/i.test(value)) return found;
    const word = value.toLowerCase() === 'currentcolor' ? 'current' : value.toLowerCase();
    const named = this.#prefixed(`${root.root}-${word}`);
    return this.#sets(named, property, value) ? named : undefined;
  }

  /** The tokens of the theme that equal a value, or that it refers to. */
  #tokens({ themes }: Root, value: string): string[] {
    return themes.flatMap((theme) => {
      const found: string[] = [];
      for (const [key, token] of this.#system.theme.namespace(theme)) {
        if (key?.includes('--') || (key === null && theme === '--spacing')) continue;
        const variable = key === null ? theme : `${theme}-${key}`;
        const isNamed = value === `var(${variable})` || isSameValue(token, value);
        if (isNamed && key !== 'initial') found.push(key ?? '');
      }
      const rank = (name: string) => (name === '' ? Number.POSITIVE_INFINITY : name.length);
      return found.sort((one, other) => rank(one) - rank(other));
    });
  }

  #step(): number | undefined {
    return pixelsOf(this.#system.theme.get(['--spacing']) ?? '');
  }

  /** Whether a class is there for the property, and not for another one of the same root. */
  #isFor(name: string, property: string): boolean {
    return mainProperties(this.#real(name)).some((one) => one.property === property);
  }

  #sets(name: string, property: string, value: string): boolean {
    const own = this.#styles.ofOne(name).filter((one) => one.property === property);
    return own.some((one) => isSameValue(one.value, value) || /var\(--tw-/.test(one.value));
  }

  /** What a class declares without condition, Tailwind's own variables aside. */
  #real(name: string): DeclaredProperty[] {
    return this.#styles
      .ofOne(name)
      .filter(({ scope, property }) => scope === '' && !property.startsWith('--tw-'));
  }

  /**
   * The utilities that set one property to one value, by both: `display:none` is `hidden`. Those of
   * one root where the property has one, since looking at all takes a moment.
   */
  #fixedClasses(root: string): ReadonlyMap<string, string> {
    const fixed = this.#fixed.get(root) ?? this.#readFixed(root);
    this.#fixed.set(root, fixed);
    return fixed;
  }

  #readFixed(root: string): ReadonlyMap<string, string> {
    const all = this.#system.utilities.keys('static').filter(this.#isKnown);
    const own = root === '' ? all : all.filter((name) => name.startsWith(`${root}-`));
    const names = own.map((name) => this.#prefixed(name));
    const found = new Map<string, string>();
    for (const [name, declared] of this.#styles.of(names)) {
      const [only, ...more] = mainProperties(this.#real(name));
      if (only === undefined || more.length > 0) continue;
      if (declared.some(({ scope }) => scope !== '')) continue;
      const key = fixedKey(only.property, only.value);
      const known = found.get(key);
      if (known === undefined || known.length > name.length) found.set(key, name);
    }
    return found;
  }

  #prefixed(name: string): string {
    const { prefix } = this.#system.theme;
    return prefix === null ? name : `${prefix}:${name}`;
  }
}

function fixedKey(property: string, value: string): string {
  return `${property}:${plain(value)}`;
}

function classOf(root: string, name: string): string {
  if (name === '') return root;
  return name.startsWith('-') ? `-${root}${name}` : `${root}-${name}`;
}

function arbitraryClasses({ root, hint }: Root, code: string): string[] {
  const marked = hint === undefined ? [] : [`${root}-[${hint}:${code}]`];
  return [`${root}-[${code}]`, ...marked];
}
