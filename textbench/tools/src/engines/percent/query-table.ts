import type { TablePart } from '@textbench/kit';
import { table } from '@textbench/kit';
import type { EncodingName } from '../bytes/encodings.ts';
import { PercentDecoder } from './percent-decoder.ts';

/** Longest text whose queries are listed, in UTF-16 code units, and most rows listed. */
const longestListed = 200_000;
const mostRows = 1_000;

/**
 * The names and values of every query in a text, one address or query string a line; none where
 * the text has no query.
 */
export function queryTables(text: string, encoding: EncodingName): readonly TablePart[] {
  if (text.length > longestListed) return [];
  const lines = text.split(/\r\n|\r|\n/).map(queryOf);
  const several = lines.filter((query) => query !== undefined).length > 1;
  const rows: (string | number)[][] = [];
  for (const [index, query] of lines.entries()) {
    for (const [name, value] of query === undefined ? [] : pairsOf(query, encoding)) {
      rows.push(several ? [index + 1, name, value] : [name, value]);
    }
  }
  if (rows.length === 0) return [];
  const columns = [
    { label: 'Name', kind: 'text' },
    { label: 'Value', kind: 'text' },
  ] as const;
  const line = { label: 'Line', kind: 'number' } as const;
  return [
    table({
      title: 'Query',
      columns: several ? [line, ...columns] : columns,
      rows: rows.slice(0, mostRows),
    }),
  ];
}

/** What stands between `?` and `#`, or the whole line where it is a query by itself. */
function queryOf(line: string): string | undefined {
  const address = /^[^?#]*\?([^#]*)/.exec(line);
  if (address) return address[1];
  return /^[^\s=&#?/]+=[^\s#]*$/.test(line.trim()) ? line.trim() : undefined;
}

/** As the URL Standard parses application/x-www-form-urlencoded, with values that are no text kept. */
function pairsOf(query: string, encoding: EncodingName): [name: string, value: string][] {
  const read = (written: string) => {
    const decoder = new PercentDecoder({ encoding, plus: true, faults: 'keep' });
    return decoder.push(written) + decoder.end();
  };
  return query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const equals = pair.indexOf('=');
      const [name, value] =
        equals === -1 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)];
      return [read(name), read(value)];
    });
}
