import { type SheetBox, inset } from './box.ts';
import { dottedRule, drawLabel } from './draw-label.ts';
import { serialLabels } from './form-cells.data.ts';
import { type Hand, write, writeWithin } from '../writing/hand.ts';
import type { Ink } from '../writing/ink.ts';
import { wrapText } from '../writing/measure-text.ts';
import type { Sheet } from '../sheet.ts';

export function drawPoints(sheet: Sheet, box: SheetBox): Ink[] {
  return drawNotes(sheet, box, 'セールスポイント', sheet.seller, sheet.words.points);
}

export function drawRemarks(sheet: Sheet, box: SheetBox): Ink[] {
  return drawNotes(sheet, box, '検査員記入・注意事項', sheet.inspector, sheet.words.remarks);
}

export function drawSerial(sheet: Sheet, box: SheetBox): Ink[] {
  const { inks, content } = drawLabel(sheet, box, serialLabels[sheet.facts.kind]);
  return [...inks, ...writeWithin(sheet.seller, sheet.facts.serial ?? '', content, 33)];
}

/** Dotted lines with handwriting, which is smaller for longer texts. */
function drawNotes(sheet: Sheet, box: SheetBox, label: string, hand: Hand, text: string): Ink[] {
  const { inks, content } = drawLabel(sheet, box, label);
  const place = { ...inset(content, 12), y: content.y + 4, height: content.height - 12 };
  const { lines, size, step } = fitLines(hand, text, place);
  const bottoms = Array.from({ length: Math.floor(place.height / step) }, (_, index) => place.y + step * (index + 1));
  return [
    ...inks,
    ...bottoms.map((bottom) => dottedRule(sheet, place.x, bottom, place.width)),
    ...lines.map((line, index) => {
      const startsAt = place.x + 6 + hand.random.between(0, 8);
      return write(hand, line, startsAt, (bottoms[index] ?? place.y) - step * 0.24, size);
    }),
  ];
}

const sizes = [25, 23, 21, 19, 17, 15, 13, 11] as const;
const lead = 1.42;
const itemSize = 21;

/** One item a line while the letters stay large, otherwise running text. */
function fitLines(hand: Hand, text: string, place: SheetBox) {
  const items = text.replaceAll(/[。、]\s*(?=\S)/g, '\n').replace(/。\s*$/, '');
  const layOut = (words: string, size: number) => {
    return { lines: wrapText(words, hand.face, (place.width - 26) / (size * 1.04)), size, step: size * lead };
  };
  const tries = [
    ...sizes.filter((size) => size >= itemSize).map((size) => layOut(items, size)),
    ...sizes.map((size) => layOut(text, size)),
  ];
  const fits = tries.find(({ lines, step }) => lines.length * step <= place.height);
  const smallest = tries.at(-1) ?? layOut(text, itemSize);
  return fits ?? { ...smallest, lines: smallest.lines.slice(0, Math.floor(place.height / smallest.step)) };
}
