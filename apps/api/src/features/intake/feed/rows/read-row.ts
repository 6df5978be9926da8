import { feedRow, type ParsedRow } from '@seri/contract/intake/feed.schema';
import type { z } from 'zod';

/** Far above any honest row. */
const longest = 256 << 10;
/** A character of PostgreSQL's that JSON can name and no text can hold, and halves of characters. */
const mayBeUnkept = /\\u(?:0000|d[89a-f])/i;
/** What stands in the place of bytes that are not UTF-8. */
const replacement = '\uFFFD';

/** One line as a row, or in words why it is none. */
export function readRow(line: string): ParsedRow | string {
  if (line.length > longest) return `longer than ${longest} characters`;
  if (line.includes(replacement)) return 'not UTF-8';
  const parsed = parse(line);
  if (parsed === undefined) return 'not JSON';
  const { success, data, error } = feedRow.safeParse(parsed);
  if (!success) return wordsOf(error);
  // Of the row, not of what was parsed: that may be nested deeper than can be written.
  const isUnkept = mayBeUnkept.test(line) && mayBeUnkept.test(JSON.stringify(data));
  return isUnkept ? 'holds a character that no text can hold' : data;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Such as `year: Too big: expected number to be <=2100`; the first three are enough to mend a row. */
function wordsOf({ issues }: z.ZodError): string {
  return issues
    .slice(0, 3)
    .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
    .join('; ');
}
