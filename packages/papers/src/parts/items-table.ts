import type { PaperCar, PaperItem, PaperLine } from '@seri/domain/invoices/paper-snapshot';
import { totalOfLines } from '@seri/domain/invoices/paper-totals';
import { groupDigits } from '@seri/domain/money/money';
import type { ReactElement } from 'react';
import { block, box, type PaperColumn, tableHead, tableRow, type WrittenLine } from '../elements.ts';
import { lineId } from '../frame.ts';
import { colours, looks, measure, padding } from '../look.data.ts';
import type { Pen } from '../pen.ts';
import { lineWords, markWords } from '../words.data.ts';

const indent = 20;
const columns: readonly PaperColumn[] = [
  { width: indent },
  { width: 84 },
  { width: 138 },
  { width: 99 },
  { width: 60, align: 'right' },
  { width: 56, align: 'right' },
  { width: 66, align: 'right' },
];

export function itemsHead(pen: Pen): ReactElement {
  const words = ['stock', 'vehicle', 'chassis', 'price', 'charges', 'amount'] as const;
  return tableHead(pen, columns, ['№', ...words.map(pen.say)]);
}

/** One row a car: its marks, its price, its charges, and the sum. The charges stand under it one by one. */
export function itemRow(pen: Pen, { car, lines }: PaperItem, index: number): ReactElement {
  const [price, charges] = [lines.filter(isPrice), lines.filter((line) => !isPrice(line))];
  const [number, amount] = [text(`${index + 1}`), strong(groupDigits(totalOfLines(lines)))];
  const cells = car
    ? [[number], ...carCells(pen, car), [sumOf(price)], [sumOf(charges)], [amount]]
    : [[number], [], lines.map((line) => text(labelOf(pen, line))), [], [], [], [amount]];
  const details = lines.filter((line) => (car ? !isPrice(line) || line.tax !== 'export_0' : lines.length > 1));
  return block(
    lineId(index),
    { paddingVertical: padding.y, borderBottomWidth: 0.5, borderColor: colours.rule },
    tableRow(pen, columns, cells),
    details.length > 0 &&
      box(
        { paddingLeft: indent, paddingTop: 2 },
        pen.write(details.map((line) => detailOf(pen, line)).join(' · '), looks.caption, measure - indent),
      ),
  );
}

const isPrice = ({ kind }: PaperLine) => kind === 'car';
const text = (written: string): WrittenLine => ({ text: written, look: looks.text });
const strong = (written: string): WrittenLine => ({ text: written, look: looks.strong });
const small = (written: string): WrittenLine => ({ text: written, look: looks.small });
const sumOf = (lines: readonly PaperLine[]) => text(lines.length > 0 ? groupDigits(totalOfLines(lines)) : '');
const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ');

function carCells(pen: Pen, car: PaperCar): WrittenLine[][] {
  const engine = car.engine === null ? '' : `${groupDigits(car.engine)} ${pen.say('engineUnit')}`;
  return [
    [strong(car.stockNo), small(joined(car.lotNo, car.house))],
    [text(car.name), small(car.colour)],
    [text(car.chassis), small(joined(car.firstRegistration, engine))],
  ];
}

const labelOf = (pen: Pen, { kind, label }: PaperLine) => pen.tell(label ?? lineWords[kind]);

/** A charge stays on one line with its amount, and says its tax where that is not the usual one. */
function detailOf(pen: Pen, line: PaperLine): string {
  const mark = line.tax === 'export_0' ? '' : ` (${pen.tell(markWords[line.tax])})`;
  return `${labelOf(pen, line)} ${groupDigits(line.amount)}${mark}`.replaceAll(' ', '\u00A0');
}
