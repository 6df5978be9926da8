import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';

type Value = string | number | boolean | null | undefined;

interface CopiedColumn<Row> {
  name: string;
  of: (row: Row) => Value;
}

/** Some rows a piece: large enough to be quick, small enough not to be gathered twice in memory. */
const rowsAtOnce = 500;

/** Writes rows into a table by COPY, within the transaction the connection is in. */
export async function copyRows<Row>(
  client: Client,
  table: string,
  columns: readonly CopiedColumn<Row>[],
  rows: readonly Row[],
): Promise<void> {
  const names = columns.map(({ name }) => name).join(', ');
  await pipeline(Readable.from(pieces(columns, rows)), client.query(from(`copy ${table} (${names}) from stdin`)));
}

function* pieces<Row>(columns: readonly CopiedColumn<Row>[], rows: readonly Row[]): Generator<string> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    let text = '';
    for (const row of rows.slice(start, start + rowsAtOnce)) {
      let between = '';
      for (const { of } of columns) {
        text += between + field(of(row));
        between = '\t';
      }
      text += '\n';
    }
    yield text;
  }
}

const special = /[\\\t\n\r]/;
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function field(value: Value): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value !== 'string') return String(value);
  return special.test(value) ? value.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? '') : value;
}
