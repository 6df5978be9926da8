import { drawLabel, print } from './draw-label.ts';
import { equipmentBoxes } from './equipment-boxes.data.ts';
import { rateLabels } from './form-cells.data.ts';
import { ring, writeWithin } from './hand.ts';
import { type Box, type Ink, inset, splitAcross, splitDown } from './ink.ts';
import { fitSize, measureText } from './measure-text.ts';
import { descriptionNames, descriptionWords } from './japanese-names.data.ts';
import { translate } from './sheet-words.ts';
import { readEquipment } from './read-equipment.ts';
import type { Sheet } from './sheet.ts';

/** Of cars the printed boxes, of bikes the rates, of machines what the house says by its own names. */
export function drawEquipment(sheet: Sheet, box: Box): Ink[] {
  if (sheet.facts.kind === 'bike') return drawRates(sheet, box);
  if (sheet.facts.kind === 'machine') return drawDescription(sheet, box);
  return drawBoxes(sheet, box);
}

function drawBoxes(sheet: Sheet, box: Box): Ink[] {
  const { style, seller, facts } = sheet;
  const { inks, content } = drawLabel(sheet, box, '装備');
  const { ringed, others } = readEquipment(facts.equipment ?? '');
  const rowCount = content.width < 800 ? 3 : 2;
  const perRow = Math.ceil(equipmentBoxes.length / rowCount);
  const rows = splitDown(
    { ...content, x: content.x + 6, width: content.width - 12 },
    Array.from({ length: rowCount + 1 }, () => 1),
  );
  const printed = equipmentBoxes.flatMap((item, index): Ink[] => {
    const row = Math.floor(index / perRow);
    const inRow = equipmentBoxes.slice(row * perRow, (row + 1) * perRow);
    const places = splitAcross(
      rows[row] ?? content,
      inRow.map(({ print: text }) => measureText(text, 'print') + 1.4),
    );
    const place = places[index % perRow] ?? content;
    const size = fitSize(item.print, 'print', 17, place.width - 16);
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
    const text = print(style.line, item.print, x, y + size * 0.36, size, 'middle');
    if (!ringed.has(item)) return [text];
    return [text, ring(seller, x, y, measureText(item.print, 'print') * size + 15, Math.min(28, place.height + 1))];
  });
  const last = rows.at(-1) ?? content;
  const label = print(style.line, 'その他', last.x + 4, last.y + last.height / 2 + 5, 13);
  const rest = { ...last, x: last.x + 56, width: last.width - 66 };
  const written = writeWithin(seller, others.join('　'), rest, Math.min(23, last.height * 0.86));
  return [
    ...inks,
    ...printed,
    label,
    {
      path: `M${rest.x} ${last.y + last.height - 4}H${rest.x + rest.width}`,
      stroke: style.line,
      width: 0.8,
      dash: '1.5 4',
      opacity: 0.6,
    },
    ...written,
  ];
}

function drawRates(sheet: Sheet, box: Box): Ink[] {
  const places = splitAcross(
    box,
    rateLabels.map(() => 1),
  );
  const rates = rateLabels.flatMap(({ name, label }, index) => {
    const { inks, content } = drawLabel(sheet, places[index] ?? box, label);
    const rate = sheet.facts.rates?.[name];
    return [
      ...inks,
      ...writeWithin(
        sheet.marker,
        rate === undefined ? '' : String(rate),
        content,
        Math.min(48, content.height * 0.68),
      ),
    ];
  });
  return rates;
}

function drawDescription(sheet: Sheet, box: Box): Ink[] {
  const { inks, content } = drawLabel(sheet, box, '仕様・付属品');
  const entries = Object.entries(sheet.facts.description ?? {}).map(([name, value]) => {
    return [translate(descriptionNames, name), translate(descriptionWords, value)] as const;
  });
  const columns = content.width > 600 ? 3 : 2;
  const rowCount = Math.max(content.height > 150 ? 5 : 3, Math.ceil(entries.length / columns));
  const rows = splitDown(
    inset({ ...content, y: content.y - 2 }, 6),
    Array.from({ length: rowCount }, () => 1),
  );
  const cells = rows.flatMap((row) =>
    splitAcross(
      row,
      Array.from({ length: columns }, () => 1),
    ),
  );
  return [
    ...inks,
    ...cells.flatMap((cell, index): Ink[] => {
      const [name, value] = entries[index] ?? ['', ''];
      const line = cell.y + cell.height - 3;
      const labelWidth = cell.width * 0.42;
      const size = fitSize(name, 'print', 13, labelWidth - 8);
      return [
        {
          path: `M${cell.x + 4} ${line}h${cell.width - 10}`,
          stroke: sheet.style.line,
          width: 0.8,
          dash: '1.5 4',
          opacity: 0.6,
        },
        print(sheet.style.line, name, cell.x + 5, line - 6, size),
        ...writeWithin(
          sheet.seller,
          value,
          { ...cell, x: cell.x + labelWidth, width: cell.width - labelWidth - 8 },
          Math.min(22, cell.height * 0.8),
        ),
      ];
    }),
  ];
}
