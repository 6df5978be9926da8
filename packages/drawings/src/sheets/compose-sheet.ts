import { type SheetBox, boxPath, inset } from './parts/box.ts';
import { drawEquipment } from './parts/draw-equipment.ts';
import { drawExterior, drawGrade, drawInspector, drawInterior } from './parts/draw-grades.ts';
import { drawFrame, drawHead, drawLot } from './parts/draw-head.ts';
import { drawFoot, drawLegend } from './parts/draw-legend.ts';
import { drawMap } from './parts/draw-map.ts';
import { drawPoints, drawRemarks, drawSerial } from './parts/draw-notes.ts';
import { drawStamp } from './parts/draw-stamps.ts';
import { drawTable } from './parts/draw-table.ts';
import type { PenName } from './writing/pens.data.ts';
import type { Ink } from './writing/ink.ts';
import { type AreaName, layouts, sheetSize } from './layouts.data.ts';
import type { DrawnSheetFacts } from './sheet-facts.ts';
import { openSheet, type Sheet } from './sheet.ts';

const areas: readonly { name: AreaName; draw: (sheet: Sheet, box: SheetBox) => Ink[] }[] = [
  { name: 'head', draw: drawHead },
  { name: 'table', draw: drawTable },
  { name: 'grade', draw: drawGrade },
  { name: 'exterior', draw: drawExterior },
  { name: 'interior', draw: drawInterior },
  { name: 'inspector', draw: drawInspector },
  { name: 'lot', draw: drawLot },
  { name: 'equipment', draw: drawEquipment },
  { name: 'points', draw: drawPoints },
  { name: 'remarks', draw: drawRemarks },
  { name: 'map', draw: drawMap },
  { name: 'serial', draw: drawSerial },
  { name: 'legend', draw: drawLegend },
  { name: 'foot', draw: drawFoot },
  { name: 'stamp', draw: drawStamp },
];

/** All shapes and writing of a sheet; the same facts give the same sheet. */
export function composeSheet(facts: DrawnSheetFacts, pens?: readonly PenName[]): Ink[] {
  const sheet = openSheet(facts, pens);
  const layout = layouts[sheet.style.layout];
  const paper = { x: 0, y: 0, ...sheetSize };
  return [
    { path: boxPath(paper), fill: sheet.style.paper },
    ...areas.flatMap(({ name, draw }) => draw(sheet, layout[name])),
    drawFrame(sheet, inset(paper, 30)),
  ];
}
