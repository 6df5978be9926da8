import { feedRow, type ParsedRow } from '@seri/contract/intake/feed.schema';
import type { z } from 'zod';

const longest = 256 << 10;
/** JSON escapes that PostgreSQL texts cannot hold: NUL and surrogates. */
const unstorable = /\\u(?:0000|d[89a-f])/i;
/** Decoders put this in place of bytes that are not UTF-8. */
const replacement = '\uFFFD';

/** Returns the row, or the reason why the line is none. */
export function readRow(line: string): ParsedRow | string {
  if (line.length > longest) return `longer than ${longest} characters`;
  if (line.includes(replacement)) return 'not UTF-8';
  const parsed = parse(line);
  if (parsed === undefined) return 'not JSON';
  const { success, data, error } = feedRow.safeParse(parsed);
  if (!success) return describeIssues(error);
  // Checks the validated row: the parsed line may be nested too deep for JSON.stringify.
  const isUnstorable = unstorable.test(line) && unstorable.test(JSON.stringify(data));
  return isUnstorable ? 'holds a character that no text can hold' : data;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** For example `year: Too big: expected number to be <=2100`. Three issues are enough to correct a row. */
function describeIssues({ issues }: z.ZodError): string {
  return issues
    .slice(0, 3)
    .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
    .join('; ');
}
