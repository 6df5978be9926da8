import { readListDay } from '../read/list-days.ts';
import type { ListSheet } from '../read/list-sheet.ts';
import type { JapanDay } from '../../time/japan-time.ts';
import { withMonthFirst } from './schedule-days.ts';
import { type PortColumn, portColumns } from './schedule-ports.ts';
import { readScheduledShip, type ScheduledShip } from './schedule-ship.ts';
import { type ScheduleTable, scheduleTables } from './schedule-tables.ts';

interface ScheduleTerms {
  findPort: (words: string) => string | undefined;
  listedOn: JapanDay;
}

interface ReadSchedule {
  ships: ScheduledShip[];
  /** How many rows are about no ship: notes, and ships without a day. */
  skipped: number;
}

const leastPorts = 2;

/** R102: reads the ships of a schedule, whose ports are columns; undefined if no sheet has such a table. */
export function readSchedule(sheets: readonly ListSheet[], terms: ScheduleTerms): ReadSchedule | undefined {
  const grids = scheduleTables(sheets)
    .map((table) => ({ table, ports: portsOf(table, terms) }))
    .filter(({ ports }) => new Set(ports.flatMap(({ place }) => place ?? [])).size >= leastPorts);
  if (grids.length === 0) return undefined;
  const ships = grids.flatMap(({ table, ports }) => shipsOf(table, ports, terms.listedOn));
  const rows = grids.reduce((sum, { table }) => sum + table.rows.length, 0);
  return { ships, skipped: rows - ships.length };
}

/** A column that is known by no word is an unknown port if it holds a day. */
function portsOf(table: ScheduleTable, { findPort, listedOn }: ScheduleTerms): PortColumn[] {
  const holdsDay = ({ at }: PortColumn) => table.rows.some(({ cells }) => readListDay(cells[at] ?? '', listedOn));
  return portColumns(table, findPort).filter((column) => column.place !== undefined || holdsDay(column));
}

function shipsOf(
  { sheet, places, rows }: ScheduleTable,
  ports: readonly PortColumn[],
  listedOn: JapanDay,
): ScheduledShip[] {
  const columns = ports.map(({ at }) => at);
  return withMonthFirst(rows, columns).flatMap((row) => {
    const ship = readScheduledShip(row, { places, ports, listedOn });
    return ship ? [{ sheet, ...ship }] : [];
  });
}
