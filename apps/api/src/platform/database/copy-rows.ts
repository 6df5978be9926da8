import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';

type CopyValue = string | number | boolean | null | undefined;

interface CopiedColumn<Row> {
  name: string;
  of: (row: Row) => CopyValue;
}

/** Large enough to be fast, small enough that the text does not hold all rows in memory a second time. */
const rowsPerChunk = 500;

/** Writes rows into a table by COPY, within the transaction the connection is in. */
export async function copyRows<Row>(
  client: Client,
  table: string,
  columns: readonly CopiedColumn<Row>[],
  rows: readonly Row[],
): Promise<void> {
  const names = columns.map(({ name }) => name).join(', ');
  await pipeline(Readable.from(textChunks(columns, rows)), client.query(from(`copy ${table} (${names}) from stdin`)));
}

function* textChunks<Row>(columns: readonly CopiedColumn<Row>[], rows: readonly Row[]): Generator<string> {
  for (let start = 0; start < rows.length; start += rowsPerChunk) {
    let text = '';
    for (const row of rows.slice(start, start + rowsPerChunk)) {
      let separator = '';
      for (const { of } of columns) {
        text += separator + field(of(row));
        separator = '\t';
      }
      text += '\n';
    }
    yield text;
  }
}

const special = /[\\\t\n\r]/;
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function field(value: CopyValue): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value !== 'string') return String(value);
  return special.test(value) ? value.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? '') : value;
}
