import { type SheetBox, boxPath, inset } from './box.ts';
import { drawLabel, print } from './draw-label.ts';
import { drawSeal } from './draw-stamps.ts';
import { write, writeWithin } from '../writing/hand.ts';
import type { Ink } from '../writing/ink.ts';
import { surnames } from '../writing/japanese-names.data.ts';
import type { Sheet } from '../sheet.ts';

export function drawGrade(sheet: Sheet, box: SheetBox): Ink[] {
  const { inks, content } = drawLabel(sheet, box, '評価点');
  const size = Math.min(104, content.height * 0.86);
  return [
    { path: boxPath(box), fill: '#fffefb' },
    ...inks,
    { path: boxPath(box), stroke: sheet.style.line, width: 2.6 },
    ...writeWithin(sheet.marker, sheet.facts.condition ?? '', inset(content, 8), size),
  ];
}

export function drawExterior(sheet: Sheet, box: SheetBox): Ink[] {
  return drawSmallGrade(sheet, box, '外装', sheet.facts.exterior);
}

export function drawInterior(sheet: Sheet, box: SheetBox): Ink[] {
  return drawSmallGrade(sheet, box, '内装', sheet.facts.interior);
}

function drawSmallGrade(sheet: Sheet, box: SheetBox, label: string, grade = ''): Ink[] {
  const { inks, content } = drawLabel(sheet, box, label);
  return [...inks, ...writeWithin(sheet.marker, grade, content, Math.min(46, content.height * 0.74))];
}

/** The date of the inspection, two days before the session, and the inspector's seal. */
export function drawInspector(sheet: Sheet, box: SheetBox): Ink[] {
  const { inks, content } = drawLabel(sheet, box, '検査員・検査日');
  const { style, facts, inspector, random } = sheet;
  const day = new Date(new Date(`${facts.sessionDate}T00:00:00Z`).getTime() - 2 * 24 * 3_600_000);
  const middle = content.y + content.height / 2;
  const sealX = content.x + content.width - Math.min(56, content.width * 0.29);
  const printed = print(style.line, '印', content.x + content.width - 14, middle + 5, 13, 'middle');
  const dateWidth = sealX - 26 - content.x;
  if (Number.isNaN(day.getTime())) return [...inks, printed];
  const date = `${day.getUTCMonth() + 1}/${day.getUTCDate()}`;
  return [
    ...inks,
    printed,
    write(inspector, date, content.x + dateWidth / 2, middle + 9, Math.min(27, dateWidth * 0.36), 'middle'),
    ...drawSeal(random, random.pick(surnames), sealX + random.between(-4, 4), middle + random.between(-3, 3), 24),
  ];
}
