import { to } from 'pg-copy-streams';
import type { Client } from 'pg';

/** The binary form of a column: a four-byte integer, a float8, or text. */
export type CopiedType = 'integer' | 'number' | 'text';
export type CopiedValue = string | number | null;

const headerLength = 19;
const endOfRows = -1;
const nullLength = -1;

/** Streams the rows of a query by binary COPY: millions of rows without collecting them or making a string per number. */
export async function* readCopy(
  client: Client,
  query: string,
  types: readonly CopiedType[],
): AsyncGenerator<CopiedValue[][]> {
  const stream = client.query(to(`copy (${query}) to stdout (format binary)`));
  let left: Buffer = Buffer.alloc(0);
  let isStarted = false;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const bytes = left.length > 0 ? Buffer.concat([left, chunk]) : chunk;
    if (!isStarted && bytes.length < headerLength) {
      left = bytes;
      continue;
    }
    const { rows, read } = readRows(bytes, isStarted ? 0 : headerLength, types);
    isStarted = true;
    left = bytes.subarray(read);
    yield rows;
  }
}

/** Decodes the complete rows; `read` is the offset after the last of them. */
function readRows(bytes: Buffer, start: number, types: readonly CopiedType[]): { rows: CopiedValue[][]; read: number } {
  const rows: CopiedValue[][] = [];
  let read = start;
  for (let end = endOfRow(bytes, read); end !== undefined; end = endOfRow(bytes, read)) {
    rows.push(readRow(bytes, read + 2, types));
    read = end;
  }
  return { rows, read };
}

/** Undefined if the row is incomplete, or is the trailer after the last row. */
function endOfRow(bytes: Buffer, start: number): number | undefined {
  if (start + 2 > bytes.length) return undefined;
  const fields = bytes.readInt16BE(start);
  if (fields === endOfRows) return undefined;
  let at = start + 2;
  for (let field = 0; field < fields; field += 1) {
    if (at + 4 > bytes.length) return undefined;
    at += 4 + Math.max(0, bytes.readInt32BE(at));
  }
  return at <= bytes.length ? at : undefined;
}

function readRow(bytes: Buffer, start: number, types: readonly CopiedType[]): CopiedValue[] {
  let at = start;
  return types.map((type) => {
    const length = bytes.readInt32BE(at);
    const from = at + 4;
    at = from + Math.max(0, length);
    if (length === nullLength) return null;
    if (type === 'text') return bytes.toString('utf8', from, at);
    return type === 'integer' ? bytes.readInt32BE(from) : bytes.readDoubleBE(from);
  });
}
