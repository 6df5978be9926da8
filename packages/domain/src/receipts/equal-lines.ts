import type { JapanDay } from '../time/japan-time.ts';

export interface KeyedLine {
  bankAccount: string;
  bookedOn: JapanDay;
  amount: number;
  currency: string;
  senderName: string;
  text: string;
  /** The bank's own name of the line; empty if it gives none. */
  reference: string;
}

/** Lines with one key are equal. Where the bank names its lines itself, the name alone decides. */
export function lineKey({ bankAccount, bookedOn, amount, currency, senderName, text, reference }: KeyedLine): string {
  const name = equalText(reference);
  return JSON.stringify(
    name === ''
      ? [bankAccount, bookedOn, amount, currency, equalText(senderName), equalText(text)]
      : [bankAccount, name],
  );
}

/** A bank may write the same line with other blanks, signs, case and width in its next file. */
function equalText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '');
}

/**
 * The lines of a file that are not kept yet: the k-th of equal lines is new if fewer than k are kept. So files whose days
 * overlap add nothing twice, and two equal remittances of one day stay two.
 */
export function newLines<Line extends KeyedLine>(
  lines: readonly Line[],
  countsKept: ReadonlyMap<string, number>,
  keyOf: (line: Line) => string = lineKey,
): Line[] {
  const counts = new Map<string, number>();
  return lines.filter((line) => {
    const key = keyOf(line);
    const ordinal = (counts.get(key) ?? 0) + 1;
    counts.set(key, ordinal);
    return ordinal > (countsKept.get(key) ?? 0);
  });
}
