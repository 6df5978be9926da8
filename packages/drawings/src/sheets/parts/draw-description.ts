import { type SheetBox, gridOf, inset } from './box.ts';
import { dottedRule, drawLabel, print } from './draw-label.ts';
import { writeWithin } from '../writing/hand.ts';
import type { Ink } from '../writing/ink.ts';
import { descriptionNames, descriptionWords } from '../writing/japanese-names.data.ts';
import { fitSize } from '../writing/measure-text.ts';
import { translate } from '../sheet-words.ts';
import type { Sheet } from '../sheet.ts';

/** The house's description of a machine, by field names; the remaining lines stay empty. */
export function drawDescription(sheet: Sheet, box: SheetBox): Ink[] {
  const { inks, content } = drawLabel(sheet, box, '仕様・付属品');
  const entries = Object.entries(sheet.facts.description ?? {});
  const columns = content.width > 600 ? 3 : 2;
  const rows = Math.max(content.height > 150 ? 5 : 3, Math.ceil(entries.length / columns));
  const cells = gridOf(inset({ ...content, y: content.y - 2 }, 6), columns, rows);
  return [...inks, ...cells.flatMap((cell, index) => drawEntry(sheet, entries[index] ?? ['', ''], cell))];
}

function drawEntry(sheet: Sheet, [name, value]: readonly [string, string], cell: SheetBox): Ink[] {
  const label = translate(descriptionNames, name);
  const labelWidth = cell.width * 0.42;
  const line = cell.y + cell.height - 3;
  const place = { ...cell, x: cell.x + labelWidth, width: cell.width - labelWidth - 8 };
  return [
    dottedRule(sheet, cell.x + 4, line, cell.width - 10),
    print(sheet.style.line, label, cell.x + 5, line - 6, fitSize(label, 'print', 13, labelWidth - 8)),
    ...writeWithin(sheet.seller, translate(descriptionWords, value), place, Math.min(22, cell.height * 0.8)),
  ];
}
