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

/**
 * About seven thousand lots: a transaction of a quarter of a second, and of a refresh, of which little is written, far less.
 * A bid that waits for one of its lots can bear that; half as many lots cost an import a tenth of its pace.
 */
const usualBytes = 4 << 20;
const withoutLineEnd = 8 << 20;
/** A row has 38 characters at least, so rows of two megabytes never are so many; rubbish would fill the memory. */
const mostLines = 100_000;
const lineEnd = 0x0a;
/** Some programs put it before the first character of a file. */
const byteOrderMark = /^\uFEFF/;

/**
 * Cuts a stream of bytes, which begins at `start`, at line ends: always at the same ones, wherever it was taken up
 * again, so that an import that was killed reads the very chunks that an undisturbed one reads.
 */
export async function* chunksOf(
  bytes: AsyncIterable<Uint8Array>,
  start: Place,
  chunkBytes = usualBytes,
): AsyncGenerator<Chunk> {
  let waiting: Buffer[] = [];
  let length = 0;
  let end = start.position;
  let firstLine = start.line + 1;
  let mark = (Math.floor(end / chunkBytes) + 1) * chunkBytes;
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
    while (end + length >= mark) {
      const block = Buffer.concat(waiting);
      const last = block.lastIndexOf(lineEnd, mark - end - 1) + 1;
      if (last > 0) yield cut(block.subarray(0, last));
      else if (length > withoutLineEnd)
        throw new NotAFeedError(`Line ${firstLine} does not end: one row stands on one line.`);
      waiting = [block.subarray(last)];
      length = block.length - last;
      mark += chunkBytes;
    }
  }
  if (length > 0) yield cut(Buffer.concat(waiting));
}

/** A picture, an archive or a list is told from a feed with broken rows at once, not by a million rejects. */
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
  // After the last line end comes nothing, or the last line of a file that does not end with one.
  if (lines.at(-1) === '') lines.pop();
  return lines;
}
