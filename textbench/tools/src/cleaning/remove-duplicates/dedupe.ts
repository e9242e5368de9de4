import { joinedLines } from '../../engines/lines-endings.ts';
import { rowFields } from '../../engines/lines-rows.ts';
import { columnIndexes } from './columns.ts';
import type { Groups } from './groups.ts';
import { groupsOf } from './groups.ts';
import type { KeyOptions } from './keys.ts';
import { keyMaker } from './keys.ts';
import { joinedAnew, joinedInPlace } from './running-text.ts';
import type { Kept, Order } from './selection.ts';
import { isKept, ordered } from './selection.ts';
import type { UnitOptions, Units } from './units.ts';
import { unitsOf } from './units.ts';

export interface DedupeOptions extends UnitOptions, KeyOptions {
  readonly kept: Kept;
  readonly order: Order;
  readonly adjacent: boolean;
  readonly blank: 'keep' | 'same' | 'remove';
  readonly counts: boolean;
  /** The first row holds the names of the columns. */
  readonly header: boolean;
  /** Names or numbers of the columns that rows are compared by; all where there are none. */
  readonly columns: readonly string[];
}

export interface Deduped {
  readonly text: string;
  readonly units: Units;
  readonly groups: Groups;
  /** Indexes of the units that stay, in the order of the result. */
  readonly kept: readonly number[];
  readonly isGone: (unit: number) => boolean;
}

export function withoutDuplicates(text: string, options: DedupeOptions): Deduped {
  const units = unitsOf(text, options);
  const textOf = (unit: number) => text.slice(units.starts[unit], units.ends[unit]);
  const isHeader = (unit: number) => unit === 0 && options.unit === 'rows' && options.header;
  const keyOf = unitKey(text, units, options);
  const keys = units.starts.map((_start, unit) => (isHeader(unit) ? undefined : keyOf(unit)));
  const groups = groupsOf(keys, options.adjacent);
  const staysBlank = options.blank === 'keep' && options.kept !== 'repeated';
  const stays = (unit: number) => {
    if (groups.groupOf[unit] !== -1) return isKept(unit, groups, options.kept);
    return isHeader(unit) || (staysBlank && options.order === 'found');
  };
  const staying: number[] = [];
  for (let unit = 0; unit < keys.length; unit++) if (stays(unit)) staying.push(unit);
  const head = staying.slice(0, staying[0] === 0 && isHeader(0) ? 1 : 0);
  const rest = ordered(staying.slice(head.length), options.order, groups, textOf);
  const kept = [...head, ...rest];
  return {
    text: written(text, units, groups, kept, options),
    units,
    groups,
    kept,
    isGone: (unit) => !stays(unit),
  };
}

/** Key of a unit; none for a blank one that is not compared. */
function unitKey(text: string, units: Units, options: DedupeOptions) {
  const isComposed = text === text.normalize('NFC');
  const key = keyMaker({ ...options, isComposed });
  const columns = options.unit === 'rows' ? keyColumns(text, units, options) : undefined;
  return (unit: number): string | undefined => {
    const content = text.slice(units.starts[unit], units.ends[unit]);
    if (options.blank !== 'same' && content.trim() === '') return undefined;
    if (!columns) return key(content);
    const fields = rowFields(content, options.delimiter);
    const compared = columns.length === 0 ? fields : columns.map((column) => fields[column] ?? '');
    return compared.map(key).join('\0');
  };
}

function keyColumns(text: string, units: Units, options: DedupeOptions): readonly number[] {
  if (options.columns.length === 0) return [];
  const first = rowFields(text.slice(units.starts[0], units.ends[0]), options.delimiter);
  return columnIndexes(options.columns, options.header ? first : [], first.length);
}

function written(
  text: string,
  units: Units,
  groups: Groups,
  kept: readonly number[],
  options: DedupeOptions,
): string {
  const isByLine = options.unit === 'lines' || options.unit === 'rows';
  if (!isByLine) {
    const join = options.order === 'found' ? joinedInPlace : joinedAnew;
    return join(text, units, kept);
  }
  const lines = kept.map((unit) => text.slice(units.starts[unit], units.ends[unit]));
  const counted = options.counts ? withCounts(lines, groups, kept, options) : lines;
  return joinedLines(
    counted,
    kept.map((unit) => units.endings[unit] ?? ''),
    text,
  );
}

/** Each line behind how often it occurs; blank lines that are not compared stay as they are. */
function withCounts(
  lines: readonly string[],
  groups: Groups,
  kept: readonly number[],
  { unit, delimiter }: DedupeOptions,
): string[] {
  const sizes = kept.map((one) => groups.sizes[groups.groupOf[one] ?? -1]);
  const digits = Math.max(1, ...new Set(sizes.map((size) => String(size ?? 0).length)));
  return lines.map((line, index) => {
    const size = sizes[index];
    if (size === undefined) return line.trim() === '' ? line : `count${delimiter}${line}`;
    return unit === 'rows'
      ? `${size}${delimiter}${line}`
      : `${String(size).padStart(digits)} ${line}`;
  });
}
