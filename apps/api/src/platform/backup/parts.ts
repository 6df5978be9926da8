import { createHash } from 'node:crypto';
import { BackupError } from './backup-error.ts';
import { ByteReader } from './byte-reader.ts';
import { RowSum } from './row-sum.ts';

/** A backup holds parts, one after another, each with a head that says which one it is. */
export type PartHead =
  | { kind: 'manifest' }
  | { kind: 'state' }
  | { kind: 'table'; table: CopiedTable }
  | { kind: 'blob'; key: string };

export interface CopiedTable {
  schema: string;
  name: string;
  columns: string[];
  /** For a partition: the table it belongs to, and its share of it in SQL. */
  partOf: { name: string; bound: string } | null;
}

export interface PartTail {
  bytes: number;
  sha256: string;
  /** For a table: how many rows it has, and what they come to. */
  rows?: string;
}

export interface WrittenPart {
  head: PartHead;
  bytes: AsyncIterable<Buffer>;
}

export interface ReadPart extends WrittenPart {
  /** Known once the bytes are read. */
  tail(): PartTail;
}

/** A frame is a letter, four bytes of length, and so many bytes: H head, D data, T tail, Z the end of all. */
type FrameLetter = 'H' | 'D' | 'T' | 'Z';
const frameHead = 5;
const longestFrame = 1 << 24;

export async function* writeParts(parts: AsyncIterable<WrittenPart>): AsyncGenerator<Buffer> {
  let count = 0;
  for await (const { head, bytes } of parts) {
    yield* frame('H', Buffer.from(JSON.stringify(head)));
    const hash = createHash('sha256');
    const rows = head.kind === 'table' ? new RowSum() : undefined;
    let length = 0;
    for await (const chunk of bytes) {
      hash.update(chunk);
      rows?.add(chunk);
      length += chunk.length;
      yield* frame('D', chunk);
    }
    const tail: PartTail = { bytes: length, sha256: hash.digest('hex'), ...(rows && { rows: rows.toString() }) };
    yield* frame('T', Buffer.from(JSON.stringify(tail)));
    count += 1;
  }
  yield* frame('Z', Buffer.from(JSON.stringify({ parts: count })));
}

function* frame(letter: FrameLetter, bytes: Buffer): Generator<Buffer> {
  const head = Buffer.alloc(frameHead);
  head.write(letter, 'latin1');
  head.writeUInt32BE(bytes.length, 1);
  yield head;
  yield bytes;
}

/** Each part must be read to its end before the next one is asked for; what is left unread is read over. */
export async function* readParts(bytes: AsyncIterable<Buffer>): AsyncGenerator<ReadPart> {
  const reader = new ByteReader(bytes);
  for (;;) {
    const { letter, body } = await readFrame(reader);
    if (letter === 'Z') return;
    if (letter !== 'H') throw broken();
    let tail: PartTail | undefined;
    const data = readData(reader, (read) => void (tail = read));
    yield {
      head: JSON.parse(body.toString()) as PartHead,
      bytes: data,
      tail: () => {
        if (!tail) throw new Error('The part is not read to its end.');
        return tail;
      },
    };
    for await (const chunk of data) void chunk;
  }
}

async function* readData(reader: ByteReader, onTail: (tail: PartTail) => void): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for (;;) {
    const { letter, body } = await readFrame(reader);
    if (letter === 'D') {
      hash.update(body);
      yield body;
      continue;
    }
    const tail = JSON.parse(body.toString()) as PartTail;
    if (letter !== 'T' || tail.sha256 !== hash.digest('hex')) throw broken();
    return onTail(tail);
  }
}

async function readFrame(reader: ByteReader): Promise<{ letter: string; body: Buffer }> {
  const head = await reader.take(frameHead);
  if (head.length < frameHead) throw broken();
  const length = head.readUInt32BE(1);
  if (length > longestFrame) throw broken();
  const body = await reader.take(length);
  if (body.length < length) throw broken();
  return { letter: head.toString('latin1', 0, 1), body };
}

const broken = () => new BackupError('This backup was not written to its end: use another one.');
