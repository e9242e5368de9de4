import type { Part } from '@textbench/kit';

/** What the bench shows of a finished run. */
export type BenchOutcome =
  | { readonly kind: 'text'; readonly text: string; readonly facts: readonly string[] }
  | {
      readonly kind: 'figures';
      readonly figures: readonly { readonly label: string; readonly value: string }[];
      readonly facts: readonly string[];
    }
  | { readonly kind: 'problem'; readonly message: string };

const mostFigures = 6;

/** The main part of a result as the bench shows it, with each fact once. */
export function benchOutcome(part: Part, allFacts: readonly string[]): BenchOutcome {
  const facts = [...new Set(allFacts)];
  if (part.kind === 'text') return { kind: 'text', text: part.text, facts };
  if (part.kind !== 'figures')
    return { kind: 'problem', message: `The bench does not show a ${part.kind}.` };
  const figures = part.figures.slice(0, mostFigures).map(({ label, value, unit, digits = 0 }) => ({
    label,
    value: `${figureText(value, digits)}${unit ? ` ${unit}` : ''}`,
  }));
  return { kind: 'figures', figures, facts };
}

function figureText(value: number | string | null, digits: number): string {
  if (value === null) return '–';
  if (typeof value === 'string') return value;
  return value.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** `7 lines`, `152 characters` */
export function sizeFacts(size: { lines: number; characters: number }): string[] {
  return [counted(size.lines, 'line'), counted(size.characters, 'character')];
}

function counted(count: number, what: string): string {
  return `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;
}
