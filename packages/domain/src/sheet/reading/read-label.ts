import type { BilingualText } from '../decoded-sheet.ts';
import { labelRows } from './labels.data.ts';
import { costOf } from './near-words.ts';

const plain = (text: string) => text.normalize('NFKC').replaceAll(/[\s・.（）()]/g, '');

const labels = new Map(
  labelRows.flatMap(([written, en, ru]) => written.split('|').map((text) => [plain(text), { en, ru }] as const)),
);

/** Small print is often misread; a shorter label could be a word of a note. */
const leastSigns = 5;
const mostPerSign = 0.34;

/** The meaning of something printed on a form, or of what is as good as that. It says nothing of the vehicle. */
export function readLabel(text: string): BilingualText | null {
  const written = plain(text);
  const exact = labels.get(written);
  if (exact) return exact;
  for (const [label, meaning] of labels) {
    if (label.length >= leastSigns && isNear(written, label)) return meaning;
  }
  return null;
}

function isNear(written: string, label: string): boolean {
  const most = label.length * mostPerSign;
  if (Math.abs(written.length - label.length) > most) return false;
  let row = Array.from({ length: label.length + 1 }, (_, index) => index);
  for (const [index, sign] of Array.from(written).entries()) {
    const above = row;
    row = [index + 1];
    for (let at = 1; at <= label.length; at += 1) {
      const replaced = (above[at - 1] ?? 0) + costOf(sign, label.charAt(at - 1));
      row.push(Math.min(replaced, (above[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1));
    }
  }
  return (row.at(-1) ?? Infinity) <= most;
}
