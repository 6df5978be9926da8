import writeExcelFile, { type Cell } from 'write-excel-file/node';
import { listLimits } from '../../../apps/api/src/features/shipping/shipping-files/read/list-limits.ts';
import { addDays, japanDay } from '../../../packages/domain/src/time/japan-time.ts';
import { query } from '../../../tools/src/postgres/database-url.ts';

/** How many rows of the list name their car in which way. */
export interface ListedRows {
  exact: number;
  near: number;
  tail: number;
  unknown: number;
}

interface CarToList {
  serial: string;
  maker: string;
  model: string;
}

const head = ['Chassis No.', 'Maker', 'Model', 'Booking No.', 'Vessel', 'Voy.', 'POL', 'POD', 'ETD', 'ETA', 'B/L No.'];
const ships = 30;
/** With its head a list has as many as are taken. */
const most = listLimits.rows - 1;

/** A list of cars that are on their way, each file with other numbers of booking. */
export async function longestList(url: string, scale: number) {
  const rows = Math.round(most * Math.min(1, scale));
  const few = Math.round(rows / 50);
  const counts: ListedRows = { exact: rows - 3 * few, near: few, tail: few, unknown: few };
  const cars = await readCars(url, rows);
  return {
    rows,
    counts,
    file: (turn: number) => fileOf(cars.map((car, place) => cellsOf(chassisAs(car, place, few), car, { place, turn }))),
  };
}

async function readCars(url: string, count: number): Promise<CarToList[]> {
  const found = await query(
    url,
    `SELECT serial, maker.name AS maker, model.name AS model
     FROM purchase JOIN lot ON lot.id = lot_id AND lot.held_on = purchase.held_on
     JOIN model ON model.id = model_id JOIN maker ON maker.id = maker_id
     WHERE purchase.status < 5 ORDER BY md5(purchase.id::text) LIMIT ${count}`,
  );
  return found.map(({ serial, maker, model }) => ({
    serial: String(serial),
    maker: String(maker),
    model: String(model),
  }));
}

/** The first are unknown, known by their last digits alone, or have one wrong sign; of the others each second has no hyphen. */
function chassisAs({ serial }: CarToList, place: number, few: number): string {
  const number = serial.slice(serial.indexOf('-') + 1);
  if (place < few) return `ZZZ99-${number}`.replace(/.$/, 'X');
  if (place < 2 * few) return number;
  if (place < 3 * few) return serial.replace(/\d(?=\d{3}$)/, 'O');
  return place % 2 === 0 ? serial : serial.replace('-', '');
}

interface PlaceInList {
  place: number;
  turn: number;
}

function cellsOf(chassis: string, { maker, model }: CarToList, { place, turn }: PlaceInList): Cell[] {
  const voyage = String(1 + (place % ships));
  const [booking, billOfLading] = [`BK${turn}-${100_000 + place}`, `BL${turn}-${100_000 + place}`];
  const days = [6, 9].map((ahead) => addDays(japanDay(new Date()), ahead));
  const cells = [chassis, maker, model, booking, 'BENCH MARU', voyage, 'YOKOHAMA', 'AUCKLAND', ...days, billOfLading];
  return cells.map(textCell);
}

const textCell = (value: string): Cell => ({ value, type: String });

const fileOf = (rows: readonly Cell[][]): Promise<Uint8Array> =>
  writeExcelFile([head.map(textCell), ...rows]).toBuffer();
