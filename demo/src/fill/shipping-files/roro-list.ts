import { addDays, type JapanDay } from '@seri/domain/time/japan-time';
import writeExcelFile, { type Cell } from 'write-excel-file/node';
import type { CarOfForwarder, ChooseCar } from './listed-cars.read.ts';
import { type RoroRow, roroSheets } from './roro-list.data.ts';

const heads = ['No.', 'Chassis No.', 'Maker', 'Model', 'Booking No.', 'POL', 'POD', 'ETD', 'ETA', 'B/L No.'];
const widths = [6, 22, 14, 22, 14, 14, 16, 12, 12, 16];

/** A booking list as a forwarder sends it: a sheet for each ship, with titles above its table and a total below. */
export function roroList(chooseCar: ChooseCar, today: JapanDay, listedOn: JapanDay): Promise<Uint8Array> {
  const sheets = roroSheets.map((ship) => {
    const { vessel, voyageNo, rows } = ship;
    const cars = rows.flatMap((row) => {
      const car = 'serial' in row.car ? row.car : chooseCar(row.car);
      return car ? [{ row, car }] : [];
    });
    return {
      sheet: `${vessel} ${voyageNo}`,
      columns: widths.map((width) => ({ width })),
      data: [
        wideRow('RoRo BOOKING LIST'),
        wideRow(`VESSEL: ${vessel}  VOY: ${voyageNo}`),
        [textCell('DATE'), dayCell(listedOn)],
        [],
        heads.map((head): Cell => ({ value: head, type: String, fontWeight: 'bold' })),
        ...cars.map(({ row, car }, place) => cellsOf(place + 1, row, car, daysOf(ship, today))),
        ['', 'TOTAL', `${cars.length} UNITS`].map(textCell),
      ],
    };
  });
  return writeExcelFile(sheets).toBuffer();
}

/** A line that is one cell as wide as the table. */
const wideRow = (text: string): Cell[] => [
  { value: text, type: String, fontWeight: 'bold', columnSpan: heads.length },
  ...Array.from({ length: heads.length - 1 }, () => null),
];

interface ShipOfSheet {
  from: string;
  to: string;
  sailsIn: number;
  transit?: number;
}

function daysOf({ from, to, sailsIn, transit }: ShipOfSheet, today: JapanDay) {
  const etd = addDays(today, sailsIn);
  return { from, to, etd: dayCell(etd), eta: transit === undefined ? textCell('TBA') : dayCell(addDays(etd, transit)) };
}

function cellsOf(
  no: number,
  { as = String, bookingNo, blNo = '', from }: RoroRow,
  { serial, maker, model }: CarOfForwarder,
  ship: ReturnType<typeof daysOf>,
): Cell[] {
  const number = as(serial);
  return [
    { value: no, type: Number },
    typeof number === 'number' ? { value: number, type: Number } : textCell(number),
    textCell(maker.toUpperCase()),
    textCell(model),
    textCell(bookingNo),
    textCell(from ?? ship.from),
    textCell(ship.to),
    ship.etd,
    ship.eta,
    textCell(blNo),
  ];
}

const textCell = (value: string): Cell => ({ value, type: String });
const dayCell = (day: JapanDay): Cell => ({ value: new Date(`${day}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' });
