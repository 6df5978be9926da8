import {
  findShip,
  keyOfShip,
  type KnownShip,
  type PreviewShip,
  previewShip,
  type RowOfShip,
} from '../preview-ships.ts';
import type { RowProblem } from '../read/row-problems.ts';
import type { JapanDay } from '../../time/japan-time.ts';
import type { ScheduledCall, ScheduledShip } from './schedule-ship.ts';

/** R102: what a schedule would change, ship by ship. A ship with problems takes nothing before somebody has looked. */
export function previewSchedule(
  scheduled: readonly ScheduledShip[],
  known: readonly KnownShip[],
  listedOn: JapanDay,
): PreviewShip[] {
  return [...Map.groupBy(scheduled, keyOfShip).values()].flatMap((rows) => {
    const [first] = rows;
    if (!first) return [];
    const { vessel, number } = first;
    const ship = previewShip(
      { vessel, number },
      findShip({ vessel, number }, known),
      rows.flatMap(callsOfRow),
      listedOn,
    );
    const problems = [...rows.flatMap((row) => row.problems), ...contradictionsOf(rows), ...ship.problems];
    const isTaken = problems.every(({ problem }) => problem === 'unknownPort');
    return {
      ...ship,
      problems,
      changes: ship.changes.map((change) => ({ ...change, isTaken: isTaken && change.isTaken })),
    };
  });
}

const nothing = { yardCutOff: null, papersCutOff: null, etd: null, atd: null, eta: null };

/** Each call is told as a list of cars tells it in a row. */
function callsOfRow({ carrier, calls }: ScheduledShip): RowOfShip[] {
  const line = carrier === '' ? null : { value: carrier };
  return calls.map(({ place, kind, day }) =>
    kind === 'load'
      ? { row: { ...nothing, carrier: line, etd: day }, ports: { load: place, discharge: undefined } }
      : { row: { ...nothing, carrier: line, eta: day }, ports: { load: undefined, discharge: place } },
  );
}

/** The rows of one ship that have different days of one call. */
function contradictionsOf(rows: readonly ScheduledShip[]): RowProblem[] {
  const told = rows.flatMap((row) => row.calls.map((call) => ({ ...call, row })));
  return [...Map.groupBy(told, ({ place, kind }) => `${kind} ${place}`).values()].flatMap((calls) => {
    const said = [...Map.groupBy(calls, dayOfCall).values()].flatMap(([one]) => one ?? []);
    const [first] = said;
    if (!first || said.length < 2) return [];
    const lines = said.map(({ row: { sheet, line } }) => [sheet, line].filter(Boolean).join(' '));
    return [{ problem: 'contradicted', column: first.kind === 'load' ? 'etd' : 'eta', told: lines.join(', ') }];
  });
}

const dayOfCall = ({ day }: ScheduledCall): string => (day === 'unknown' ? day : day.value.day);
