import { type SheetBox, gridOf } from './box.ts';
import { drawLabel } from './draw-label.ts';
import { rateLabels } from './form-cells.data.ts';
import { writeWithin } from '../writing/hand.ts';
import type { Ink } from '../writing/ink.ts';
import type { Sheet } from '../sheet.ts';

export function drawRates(sheet: Sheet, box: SheetBox): Ink[] {
  const rows = box.width < 600 ? 2 : 1;
  const places = gridOf(box, rateLabels.length / rows, rows);
  return rateLabels.flatMap(({ name, label }, index) => {
    const { inks, content } = drawLabel(sheet, places[index] ?? box, label);
    const rate = sheet.facts.rates?.[name];
    const size = Math.min(48, content.height * 0.68);
    return [...inks, ...writeWithin(sheet.marker, rate === undefined ? '' : String(rate), content, size)];
  });
}
