import { type SheetBox, boxPath, gridOf } from './box.ts';
import { drawLabel, print } from './draw-label.ts';
import type { Ink } from '../writing/ink.ts';
import { damageCodes, degrees, smallPrint } from './legend.data.ts';
import { fitSize } from '../writing/measure-text.ts';
import type { Sheet } from '../sheet.ts';

export function drawLegend(sheet: Sheet, box: SheetBox): Ink[] {
  const { inks, content } = drawLabel(sheet, box, `検査記号（${degrees}）`);
  const rowsThatFit = Math.floor((content.height - 6) / 19);
  const columns = Math.max(Math.ceil(damageCodes.length / rowsThatFit), Math.floor(content.width / 190));
  const rows = Math.ceil(damageCodes.length / columns);
  const place = { ...content, x: content.x + 10, width: content.width - 14, height: content.height - 6 };
  const cells = gridOf(place, columns, rows);
  const entries = damageCodes.flatMap(({ code, meaning }, index) => {
    const cell = cells[index] ?? content;
    const size = Math.min(14, cell.height * 0.72);
    const y = cell.y + cell.height / 2 + size * 0.36;
    const { line } = sheet.style;
    return [
      print(line, code, cell.x, y, size, 'start', 'printBold'),
      print(line, meaning, cell.x + 24, y, fitSize(meaning, 'print', size, cell.width - 28)),
    ];
  });
  return [...inks, ...entries];
}

/** The house's conditions and the form's number. */
export function drawFoot({ style, facts }: Sheet, box: SheetBox): Ink[] {
  const step = Math.min(19, (box.height - 8) / smallPrint.length);
  const size = Math.min(12, step * 0.74);
  const right = box.x + box.width - 8;
  const form = `${style.form}（26.04改）　会場控`;
  const top = box.y + (box.height - step * smallPrint.length) / 2;
  const width = box.width - 190;
  return [
    { path: boxPath(box), stroke: style.line, width: 1.3 },
    ...smallPrint.map((text, index) =>
      print(style.line, text, box.x + 10, top + step * (index + 0.72), fitSize(text, 'print', size, width)),
    ),
    print(style.line, form, right, box.y + box.height - 9, fitSize(form, 'print', 11, 160), 'end'),
    ...(box.height > 60
      ? [print(style.line, facts.externalId, right, box.y + 18, fitSize(facts.externalId, 'print', 11, 160), 'end')]
      : []),
  ];
}
