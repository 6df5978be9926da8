import type { JapanDay } from '../time/japan-time.ts';
import type { FindPort } from './find-port.ts';
import { contradictedShips, type ListConflicts, twiceListed } from './read/list-conflicts.ts';
import { knownFact, type ListRow } from './read/list-row.ts';
import { type CarMatch, isSafeMatch } from './match-cars.ts';
import { type PreviewedRow, previewRow, type StandingCar } from './preview-rows.ts';
import {
  findShip,
  keyOfShip,
  type KnownShip,
  type PortsOfRow,
  previewShip,
  type PreviewShip,
  shipOfRow,
} from './preview-ships.ts';
import type { RowProblem } from './read/row-problems.ts';

interface ListToPreview {
  rows: readonly ListRow[];
  /** The car of each row. */
  matches: ReadonlyMap<ListRow, CarMatch>;
  /** By the ids of their purchases. */
  standing: ReadonlyMap<number, StandingCar>;
  ships: readonly KnownShip[];
  findPort: FindPort;
  listedOn: JapanDay;
}

export interface PreviewedListRow extends PreviewedRow {
  row: ListRow;
  match: CarMatch;
  ports: PortsOfRow;
  /** The place of its ship in the preview. */
  ship: number | null;
}

interface ListPreview {
  ships: PreviewShip[];
  rows: PreviewedListRow[];
  /** The words for ports that nobody knows. */
  unknownPorts: string[];
}

/** R102: what a list would change, ship by ship and row by row. Ships that only unknown cars name are left out. */
export function previewList({ rows, matches, standing, ships, findPort, listedOn }: ListToPreview): ListPreview {
  const matchOf = (row: ListRow): CarMatch => matches.get(row) ?? { state: 'none' };
  const carOf = (row: ListRow) => standingCarOf(matchOf(row), standing);
  const named = Map.groupBy(
    rows.filter((row) => shipOfRow(row) && carOf(row)),
    (row) => keyOfShip(shipOfRow(row) ?? nobody),
  );
  const ports = new Map<ListRow, PortsOfRow>();
  const places = new Map<string, number>();
  const previewed = [...named].map(([key, own], place) => {
    const ship = shipOfRow(own[0] as ListRow) ?? nobody;
    const known = findShip(ship, ships);
    for (const row of own) ports.set(row, portsOf(row, own, known, findPort));
    places.set(key, place);
    const withPorts = own.map((row) => ({ row, ports: ports.get(row) ?? nowhere }));
    return previewShip(ship, known, withPorts, listedOn);
  });
  const contradictions = contradictionsIn(rows);
  return {
    ships: previewed,
    rows: rows.map((row) => {
      const own = shipOfRow(row);
      const ship = own === undefined ? null : (places.get(keyOfShip(own)) ?? null);
      const match = matchOf(row);
      const seen = {
        row,
        isSafe: isSafeMatch(match),
        standing: carOf(row),
        ship: ship === null ? undefined : previewed[ship],
        ports: ports.get(row) ?? nowhere,
        contradictions: contradictions.get(row) ?? [],
      };
      return { ...previewRow(seen, listedOn), row, match, ports: seen.ports, ship };
    }),
    unknownPorts: unknownPortsIn([...named.values()].flat(), findPort),
  };
}

const nobody = { vessel: '', number: '' };
const nowhere: PortsOfRow = { load: undefined, discharge: undefined };

/** Cars that have come to their end do not move. */
function standingCarOf(match: CarMatch, standing: ReadonlyMap<number, StandingCar>): StandingCar | undefined {
  if (match.state === 'none' || match.state === 'void' || match.state === 'delivered') return undefined;
  return standing.get(match.car.id);
}

const portColumns = { load: 'loadPort', discharge: 'dischargePort' } as const;

/** A port that a list does not tell is the only one of its ship, or that of all other cars of the list on it. */
function portsOf(row: ListRow, own: readonly ListRow[], known: KnownShip | undefined, findPort: FindPort): PortsOfRow {
  const [load, discharge] = (['load', 'discharge'] as const).map((kind) => {
    const words = knownFact(row[portColumns[kind]]);
    if (words !== undefined) return findPort(words);
    const calls = (known?.calls ?? []).filter((call) => call.kind === kind).map(({ place }) => place);
    const others = own.flatMap((one) => findPort(knownFact(one[portColumns[kind]]) ?? '') ?? []);
    return onlyOne(calls) ?? onlyOne(others);
  });
  return { load, discharge };
}

const onlyOne = (places: readonly string[]): string | undefined => (new Set(places).size === 1 ? places[0] : undefined);

function unknownPortsIn(rows: readonly ListRow[], findPort: FindPort): string[] {
  const words = rows.flatMap(({ loadPort, dischargePort }) => [
    knownFact(loadPort) ?? [],
    knownFact(dischargePort) ?? [],
  ]);
  return [...new Set(words.flat())].filter((one) => findPort(one) === undefined).toSorted();
}

function contradictionsIn(rows: readonly ListRow[]): Map<ListRow, RowProblem[]> {
  const found = new Map<ListRow, RowProblem[]>();
  const add = (conflicts: ListConflicts, problem: 'twice' | 'contradicted') => {
    for (const [row, other] of conflicts) {
      const told = [row, other].map(({ sheet, line }) => [sheet, line].filter(Boolean).join(' ')).join(', ');
      found.set(row, [...(found.get(row) ?? []), { problem, column: problem === 'twice' ? 'vessel' : 'etd', told }]);
    }
  };
  add(twiceListed(rows), 'twice');
  add(contradictedShips(rows), 'contradicted');
  return found;
}
