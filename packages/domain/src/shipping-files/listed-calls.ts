import type { CallKind, PortCall } from '../voyages/port-calls.ts';
import type { JapanDay } from '../time/japan-time.ts';
import type { NeededCall, ShipChange, ShipField } from './row-changes.ts';

const kindOf = (field: ShipField): CallKind => (field === 'eta' ? 'discharge' : 'load');

const writeField: Readonly<Record<ShipField, (to: string | null) => Partial<PortCall>>> = {
  yardCutOff: (yardCutOffAt) => ({ yardCutOffAt }),
  papersCutOff: (papersCutOffAt) => ({ papersCutOffAt }),
  etd: (to) => ({ plannedOn: to as JapanDay | null }),
  eta: (to) => ({ plannedOn: to as JapanDay | null }),
  atd: (to) => ({ actualOn: to as JapanDay | null }),
};

/** R102: the calls of a ship as a list has them: a port of its cars that is missing is added, and what is taken is written. */
export function listedCalls<Call extends PortCall>(
  calls: readonly Call[],
  needed: readonly NeededCall[],
  taken: readonly ShipChange[],
): (Call | PortCall)[] {
  const all: (Call | PortCall)[] = [...calls];
  const places = [...needed, ...taken.map(({ port, field }) => ({ place: port, kind: kindOf(field) }))];
  for (const { place, kind } of places) {
    if (!all.some((call) => call.place === place && call.kind === kind)) all.push(newCall(place, kind));
  }
  return all.map((call) => {
    const own = taken.filter(({ port, field }) => port === call.place && kindOf(field) === call.kind);
    return Object.assign({}, call, ...own.map(({ field, to }) => writeField[field](to || null))) as Call;
  });
}

const newCall = (place: string, kind: CallKind): PortCall => ({
  id: null,
  place,
  kind,
  yardCutOffAt: null,
  papersCutOffAt: null,
  plannedOn: null,
  actualOn: null,
});
