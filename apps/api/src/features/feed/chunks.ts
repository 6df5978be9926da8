/** Some lines of a file, as many as one transaction takes. */
export interface Chunk {
  lines: readonly string[];
  /** The number of the first line, from 1. */
  firstLine: number;
  /** How many bytes of the file are behind it. */
  end: number;
}

/** How far a file has been taken. */
export interface Place {
  position: number;
  line: number;
}

/** What was sent is no file of rows at all. */
export class NotAFeedError extends Error {}

/** About three thousand lots: a transaction of a tenth of a second, which a bid that waits for one of them can bear. */
const chunkBytes = 2 << 20;
const withoutLineEnd = 4 * chunkBytes;
const lineEnd = 0x0a;

/** Cuts a stream of bytes, which begins at `start`, at line ends. */
export async function* chunksOf(bytes: AsyncIterable<Uint8Array>, start: Place): AsyncGenerator<Chunk> {
  let waiting: Buffer[] = [];
  let length = 0;
  let end = start.position;
  let firstLine = start.line + 1;
  const cut = (block: Buffer): Chunk => {
    end += block.length;
    const chunk = { lines: linesOf(block), firstLine, end };
    firstLine += chunk.lines.length;
    return chunk;
  };
  for await (const piece of bytes) {
    waiting.push(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength));
    length += piece.length;
    if (length < chunkBytes) continue;
    const block = Buffer.concat(waiting);
    const last = block.lastIndexOf(lineEnd) + 1;
    if (last > 0) yield cut(block.subarray(0, last));
    else if (length > withoutLineEnd)
      throw new NotAFeedError(`Line ${firstLine} does not end: one row stands on one line.`);
    waiting = [block.subarray(last)];
    length = block.length - last;
  }
  if (length > 0) yield cut(Buffer.concat(waiting));
}

function linesOf(block: Buffer): string[] {
  const lines = block.toString('utf8').split('\n');
  // After the last line end comes nothing, or the last line of a file that does not end with one.
  if (lines.at(-1) === '') lines.pop();
  return lines;
}
