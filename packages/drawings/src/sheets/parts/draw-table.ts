import { type SheetBox, splitAcross, splitDown } from './box.ts';
import { drawLabel, print } from './draw-label.ts';
import { eras } from '../eras.data.ts';
import { type Cell, type CellChoice, formRows } from './form-cells.data.ts';
import { ring, write, writeWithin } from '../writing/hand.ts';
import type { Ink } from '../writing/ink.ts';
import { fitSize, measureText } from '../writing/measure-text.ts';
import { firstUseOf } from '../sheet-words.ts';
import type { Sheet } from '../sheet.ts';

/** The boxes of the vehicle's facts, filled in by the seller. */
export function drawTable(sheet: Sheet, box: SheetBox): Ink[] {
  const rows = formRows[sheet.facts.kind];
  const places = splitDown(
    box,
    rows.map(() => 1),
  );
  return rows.flatMap((cells, index) => {
    const row = places[index] ?? box;
    const boxes = splitAcross(
      row,
      cells.map(({ share }) => share),
    );
    return cells.flatMap((cell, column) => drawCell(sheet, cell, boxes[column] ?? row));
  });
}

function drawCell(sheet: Sheet, cell: Cell, box: SheetBox): Ink[] {
  const { inks, content } = drawLabel(sheet, box, cell.label);
  if (cell.isDate) return [...inks, ...drawDate(sheet, content)];
  if (cell.word === 'mileage' && cell.choices) return [...inks, ...drawMileage(sheet, cell.choices, content)];
  if (cell.choices) return [...inks, ...drawChoices(sheet, cell.choices, sheet.words[cell.word], content)];
  return [...inks, ...drawWord(sheet, cell, content)];
}

function drawWord({ style, seller, words }: Sheet, { word, unit = '', size = 24 }: Cell, box: SheetBox): Ink[] {
  const unitWidth = measureText(unit, 'print') * 13 + (unit === '' ? 0 : 6);
  const unitX = box.x + box.width - 5;
  return [
    ...(unit === '' ? [] : [print(style.line, unit, unitX, box.y + box.height - 8, 13, 'end')]),
    ...writeWithin(seller, words[word], { ...box, width: box.width - unitWidth }, sizeIn(box, size)),
  ];
}

/** Larger in a tall row. */
const sizeIn = (box: SheetBox, size: number) => Math.min(size * 1.4, Math.max(size, box.height * 0.5));

/** All choices are printed and the matching one is ringed; any other value is written behind them. */
function drawChoices(sheet: Sheet, choices: readonly CellChoice[], word: string, box: SheetBox): Ink[] {
  const { style, seller } = sheet;
  const rights = new Set(word === '' ? [] : choices.filter(({ when }) => when.test(word)));
  const isOther = word !== '' && rights.size === 0 && word !== '-';
  const places = splitAcross(box, [
    ...choices.map(({ print: text }) => measureText(text, 'print') + 0.9),
    ...(isOther ? [3] : []),
  ]);
  const widest = Math.min(
    ...choices.map(({ print: text }, index) => fitSize(text, 'print', 16, (places[index]?.width ?? 0) - 6)),
  );
  const gears = /[4-7]/.exec(word)?.[0];
  const inks = choices.flatMap((choice, index) => {
    const place = places[index] ?? box;
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
    const text = print(style.line, choice.print, x, y + widest * 0.36, widest, 'middle');
    if (!rights.has(choice)) return [text];
    const width = measureText(choice.print, 'print') * widest;
    const speed = choice.print === 'MT' && gears ? [write(seller, gears, x - width / 2 - 12, y + 8, 22, 'end')] : [];
    return [text, ring(seller, x, y, width + 17, Math.min(place.height - 4, 30)), ...speed];
  });
  return isOther ? [...inks, ...writeWithin(seller, word, places.at(-1) ?? box, 20)] : inks;
}

function drawMileage(sheet: Sheet, choices: readonly CellChoice[], box: SheetBox): Ink[] {
  const { style, seller, words } = sheet;
  const unitWidth = 34;
  const unitX = box.x + box.width - unitWidth / 2 - 2;
  const isMiles = /mile/i.test(words.mileageNote);
  const units = choices.flatMap(({ print: text }, index): Ink[] => {
    const y = box.y + box.height * (index === 0 ? 0.28 : 0.76);
    const ringed = words.mileage !== '' && isMiles === (index === 1);
    return [print(style.line, text, unitX, y + 4.5, 13, 'middle'), ...(ringed ? [ring(seller, unitX, y, 30, 18)] : [])];
  });
  return [
    ...units,
    ...writeWithin(seller, words.mileage, { ...box, width: box.width - unitWidth - 4 }, sizeIn(box, 29)),
  ];
}

/** 昭 平 令, then the year and the month. */
function drawDate({ style, seller, facts, words }: Sheet, box: SheetBox): Ink[] {
  const middle = box.y + box.height / 2;
  const first = firstUseOf(facts);
  const eraX = (index: number) => box.x + 62 - index * 22;
  const at = (share: number) => box.x + 74 + (box.width - 82) * share;
  const printed = [
    ...eras.map(({ name }, index) => print(style.line, name.slice(0, 1), eraX(index), middle + 5, 14, 'middle')),
    print(style.line, '年', at(0.46), middle + 9, 14, 'middle'),
    print(style.line, '月', at(0.98), middle + 9, 14, 'middle'),
  ];
  if (!first)
    return [...printed, ...writeWithin(seller, words.firstUse, { ...box, x: at(0), width: at(0.4) - at(0) }, 22)];
  return [
    ...printed,
    ring(seller, eraX(eras.indexOf(first.era)), middle, 23, 23),
    ...writeWithin(seller, String(first.year), { ...box, x: at(0), width: at(0.4) - at(0) }, 28),
    ...(facts.month === undefined
      ? []
      : writeWithin(seller, String(facts.month), { ...box, x: at(0.54), width: at(0.92) - at(0.54) }, 28)),
  ];
}
