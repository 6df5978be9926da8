import type { SheetBox } from './parts/box.ts';

export const sheetSize = { width: 1000, height: 1400 } as const;

export type AreaName =
  | 'head'
  | 'lot'
  | 'grade'
  | 'exterior'
  | 'interior'
  | 'inspector'
  | 'table'
  | 'equipment'
  | 'points'
  | 'remarks'
  | 'map'
  | 'serial'
  | 'legend'
  | 'stamp'
  | 'foot';

type Layout = Record<AreaName, SheetBox>;
export type SheetLayoutName = 'ruled' | 'mapFirst' | 'wide' | 'tall';

const box = (x: number, y: number, width: number, height: number): SheetBox => ({ x, y, width, height });

/** The areas of each layout; every layout fills the frame from 30 to 970 and 30 to 1370 without a gap. */
export const layouts: Record<SheetLayoutName, Layout> = {
  ruled: {
    head: box(30, 30, 620, 92),
    lot: box(650, 30, 320, 92),
    table: box(30, 122, 720, 348),
    grade: box(750, 122, 220, 160),
    exterior: box(750, 282, 110, 88),
    interior: box(860, 282, 110, 88),
    inspector: box(750, 370, 220, 100),
    equipment: box(30, 470, 940, 112),
    points: box(30, 582, 470, 210),
    remarks: box(500, 582, 470, 210),
    map: box(30, 792, 640, 438),
    legend: box(670, 792, 300, 250),
    stamp: box(670, 1042, 300, 188),
    serial: box(30, 1230, 940, 62),
    foot: box(30, 1292, 940, 78),
  },
  mapFirst: {
    lot: box(30, 30, 250, 110),
    head: box(280, 30, 470, 110),
    grade: box(750, 30, 220, 160),
    exterior: box(750, 190, 110, 84),
    interior: box(860, 190, 110, 84),
    inspector: box(750, 274, 220, 96),
    table: box(30, 140, 720, 340),
    stamp: box(750, 370, 220, 172),
    serial: box(30, 480, 720, 62),
    map: box(30, 542, 580, 400),
    remarks: box(610, 542, 360, 400),
    equipment: box(30, 942, 940, 112),
    points: box(30, 1054, 620, 220),
    legend: box(650, 1054, 320, 220),
    foot: box(30, 1274, 940, 96),
  },
  wide: {
    head: box(30, 30, 940, 76),
    lot: box(30, 106, 300, 116),
    grade: box(330, 106, 230, 116),
    exterior: box(560, 106, 120, 116),
    interior: box(680, 106, 120, 116),
    inspector: box(800, 106, 170, 116),
    table: box(30, 222, 940, 330),
    equipment: box(30, 552, 470, 200),
    points: box(500, 552, 470, 200),
    remarks: box(30, 752, 310, 420),
    map: box(340, 752, 630, 420),
    serial: box(30, 1172, 640, 60),
    stamp: box(670, 1172, 300, 198),
    legend: box(30, 1232, 640, 86),
    foot: box(30, 1318, 640, 52),
  },
  tall: {
    head: box(30, 30, 620, 80),
    lot: box(650, 30, 320, 80),
    serial: box(30, 110, 700, 62),
    inspector: box(730, 110, 240, 88),
    grade: box(730, 198, 240, 170),
    exterior: box(730, 368, 120, 84),
    interior: box(850, 368, 120, 84),
    stamp: box(730, 452, 240, 196),
    table: box(30, 172, 700, 356),
    equipment: box(30, 528, 700, 120),
    points: box(30, 648, 370, 270),
    remarks: box(30, 918, 370, 270),
    map: box(400, 648, 570, 540),
    legend: box(30, 1188, 940, 100),
    foot: box(30, 1288, 940, 82),
  },
};
