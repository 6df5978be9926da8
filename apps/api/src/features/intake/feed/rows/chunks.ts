export interface Chunk {
  lines: readonly string[];
  firstLine: number;
  /** The byte position in the file after this chunk. */
  end: number;
}

export interface FeedPosition {
  position: number;
  line: number;
}

export class NotAFeedError extends Error {}

/**
 * About 7,000 lots: a transaction of 250 ms, far less for a refresh, which writes little. A bid can wait that long for
 * one of the lots; half the size would slow imports by a tenth.
 */
const defaultChunkBytes = 4 << 20;
const mostBytesOfLine = 8 << 20;
/** A row has at least 38 characters, so more filled lines than this are rubbish, which would fill the memory. */
const mostLines = 100_000;
const lineEnd = 0x0a;
const byteOrderMark = /^\uFEFF/;

/**
 * Cuts a stream of bytes, which begins at `start`, at line ends. The cuts do not depend on `start`: a resumed import
 * reads the same chunks as an undisturbed one.
 */
export async function* chunksOf(
  bytes: AsyncIterable<Uint8Array>,
  start: FeedPosition,
  chunkBytes = defaultChunkBytes,
): AsyncGenerator<Chunk> {
  let waiting: Buffer[] = [];
  let length = 0;
  let end = start.position;
  let firstLine = start.line + 1;
  let nextCut = (Math.floor(end / chunkBytes) + 1) * chunkBytes;
  const cut = (block: Buffer): Chunk => {
    const lines = end === 0 ? firstLinesOf(block) : linesOf(block);
    if (lines.length > mostLines && lines.filter(isFilled).length > mostLines)
      throw new NotAFeedError(
        `Lines ${firstLine} to ${firstLine + lines.length - 1} are too short for rows of a feed.`,
      );
    end += block.length;
    const chunk = { lines, firstLine, end };
    firstLine += lines.length;
    return chunk;
  };
  for await (const piece of bytes) {
    waiting.push(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength));
    length += piece.length;
    while (end + length >= nextCut) {
      const block = Buffer.concat(waiting);
      const last = block.lastIndexOf(lineEnd, nextCut - end - 1) + 1;
      if (last > 0) yield cut(block.subarray(0, last));
      else if (length > mostBytesOfLine)
        throw new NotAFeedError(`Line ${firstLine} does not end: one row stands on one line.`);
      waiting = [block.subarray(last)];
      length = block.length - last;
      nextCut += chunkBytes;
    }
  }
  if (length > 0) yield cut(Buffer.concat(waiting));
}

/** Fails at once for a picture, an archive or a JSON array, instead of writing a million rejects. */
function firstLinesOf(block: Buffer): string[] {
  const [first = '', ...rest] = linesOf(block);
  const lines = [first.replace(byteOrderMark, ''), ...rest];
  const filled = lines.filter(isFilled);
  if (filled.length > 0 && !filled.some((line) => line.trimStart().startsWith('{')))
    throw new NotAFeedError('None of its first lines is a JSON object: a feed has one on each line.');
  return lines;
}

function isFilled(line: string): boolean {
  return line.trim() !== '';
}

function linesOf(block: Buffer): string[] {
  const lines = block.toString('utf8').split('\n');
  // Drops the empty text after the last line end.
  if (lines.at(-1) === '') lines.pop();
  return lines;
}
