import { headerKey } from '../../common/table-head.ts';
import { chassisKey } from '../chassis-form.ts';
import { knownFact, type ListRow } from './list-row.ts';
import { shipKey } from './ship-names.ts';

/** Rows that contradict another one, each with the first that it contradicts. */
export type ListConflicts = ReadonlyMap<ListRow, ListRow>;

/** The rows of one car that name different ships, or different voyages of one. A row that leaves the voyage out contradicts none. */
export function twiceListed(rows: readonly ListRow[]): ListConflicts {
  const voyages = conflictsIn(rows, (row) => carOf(row) && `${carOf(row)} ${vesselOf(row)}`, voyageOf);
  return new Map([...voyages, ...conflictsIn(rows, carOf, vesselOf)]);
}

/** The rows of one ship at one port that name different days of departure. */
export function contradictedShips(rows: readonly ListRow[]): ListConflicts {
  return conflictsIn(
    rows,
    (row) => vesselOf(row) && [vesselOf(row), voyageOf(row), portOf(row)].join(' '),
    ({ etd }) => knownFact(etd)?.day ?? '',
  );
}

const carOf = ({ chassis, stockNo }: ListRow): string => chassisKey(chassis) || stockNo.toUpperCase();
const portOf = ({ loadPort }: ListRow): string => headerKey(knownFact(loadPort) ?? '');
const vesselOf = ({ vessel }: ListRow): string => shipKey({ vessel: knownFact(vessel) ?? '', voyageNo: '' }).trim();
const voyageOf = ({ voyageNo }: ListRow): string => shipKey({ vessel: '', voyageNo: knownFact(voyageNo) ?? '' }).trim();

/** Empty if a row does not tell it. */
type KeyOfRow = (row: ListRow) => string;

function conflictsIn(rows: readonly ListRow[], subjectOf: KeyOfRow, saidBy: KeyOfRow): ListConflicts {
  const told = rows.filter((row) => subjectOf(row) && saidBy(row));
  return new Map(
    [...Map.groupBy(told, subjectOf).values()].flatMap((same) => {
      const said = Map.groupBy(same, saidBy);
      const [[first] = [], [second] = []] = said.values();
      if (!first || !second) return [];
      return same.map((row) => [row, saidBy(row) === saidBy(first) ? second : first] as const);
    }),
  );
}
