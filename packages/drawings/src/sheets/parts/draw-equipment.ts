import { type SheetBox, gridOf, splitAcross } from './box.ts';
import { drawDescription } from './draw-description.ts';
import { dottedRule, drawLabel, print } from './draw-label.ts';
import { drawRates } from './draw-rates.ts';
import { type EquipmentBox, equipmentBoxes } from './equipment-boxes.data.ts';
import { ring, writeWithin } from '../writing/hand.ts';
import type { Ink } from '../writing/ink.ts';
import { fitSize, measureText } from '../writing/measure-text.ts';
import { readEquipment } from './read-equipment.ts';
import type { Sheet } from '../sheet.ts';

/** Cars have printed boxes, bikes their rates, machines a description. */
export function drawEquipment(sheet: Sheet, box: SheetBox): Ink[] {
  if (sheet.facts.kind === 'bike') return drawRates(sheet, box);
  if (sheet.facts.kind === 'machine') return drawDescription(sheet, box);
  return drawBoxes(sheet, box);
}

/** The last row holds equipment without a box. */
function drawBoxes(sheet: Sheet, box: SheetBox): Ink[] {
  const { inks, content } = drawLabel(sheet, box, '装備');
  const { ringed, others } = readEquipment(sheet.facts.equipment ?? '');
  const rowCount = content.width < 800 ? 3 : 2;
  const perRow = Math.ceil(equipmentBoxes.length / rowCount);
  const rows = gridOf({ ...content, x: content.x + 6, width: content.width - 12 }, 1, rowCount + 1);
  const printed = rows.slice(0, rowCount).flatMap((row, index) => {
    const items = equipmentBoxes.slice(index * perRow, (index + 1) * perRow);
    const widths = items.map((item) => measureText(item.print, 'print') + 1.4);
    const places = splitAcross(row, widths);
    return items.flatMap((item, column) => drawItem(sheet, item, ringed.has(item), places[column] ?? row));
  });
  return [...inks, ...printed, ...drawOthers(sheet, others, rows.at(-1) ?? content)];
}

function drawItem({ style, seller }: Sheet, item: EquipmentBox, isRinged: boolean, place: SheetBox): Ink[] {
  const size = fitSize(item.print, 'print', 17, place.width - 16);
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  const text = print(style.line, item.print, x, y + size * 0.36, size, 'middle');
  const width = measureText(item.print, 'print') * size + 15;
  return isRinged ? [text, ring(seller, x, y, width, Math.min(28, place.height + 1))] : [text];
}

function drawOthers(sheet: Sheet, others: readonly string[], row: SheetBox): Ink[] {
  const rest = { ...row, x: row.x + 56, width: row.width - 66 };
  return [
    print(sheet.style.line, 'その他', row.x + 4, row.y + row.height / 2 + 5, 13),
    dottedRule(sheet, rest.x, row.y + row.height - 4, rest.width),
    ...writeWithin(sheet.seller, others.join('　'), rest, Math.min(23, row.height * 0.86)),
  ];
}
