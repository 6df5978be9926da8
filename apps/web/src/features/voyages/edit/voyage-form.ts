import type { Faults } from '@seri/domain/common/field-fault';
import { type CallKind, decideCalls, type PortCall, type SeenVoyage } from '@seri/domain/voyages/port-calls';
import { isJapanDay, type JapanDay } from '@seri/domain/time/japan-time';
import type { VoyageToSend } from '../send-voyage.ts';
import { portCallOf, type Voyage } from '../voyages.ts';

/** A voyage as it is typed: flat, so that each field has the name by which the server finds fault with it. */
export type VoyageForm = Record<string, string>;

const callParts = ['id', 'kind', 'place', 'plannedOn', 'actualOn', 'yardCutOffAt', 'papersCutOffAt'] as const;
type CallPart = (typeof callParts)[number];
export type TypedCall = Record<CallPart, string>;

export const callField = (place: number, part: CallPart): string => `calls.${place}.${part}`;

/** The clock of Japan, as a field for date and time writes it. */
const typedMoment = (instant: string | null) =>
  instant === null ? '' : new Date(Date.parse(instant) + 9 * 3_600_000).toISOString().slice(0, 16);
const momentIn = (typed: string) => (typed === '' ? null : new Date(`${typed}:00+09:00`).toISOString());

export const newTypedCall = (kind: CallKind): TypedCall => ({
  id: '',
  kind,
  place: '',
  plannedOn: '',
  actualOn: '',
  yardCutOffAt: '',
  papersCutOffAt: '',
});

export function voyageFormOf(voyage: Voyage | undefined): VoyageForm {
  const calls = voyage?.calls.map(portCallOf).map(typedCall) ?? [newTypedCall('load'), newTypedCall('discharge')];
  const { line = '', vessel = '', number = '' } = voyage ?? {};
  return withCalls({ line, vessel, number }, calls);
}

const typedCall = (call: PortCall): TypedCall => ({
  id: String(call.id ?? ''),
  kind: call.kind,
  place: call.place,
  plannedOn: call.plannedOn ?? '',
  actualOn: call.actualOn ?? '',
  yardCutOffAt: typedMoment(call.yardCutOffAt),
  papersCutOffAt: typedMoment(call.papersCutOffAt),
});

/** The form with these calls in place of its own. The field `calls` stands for all of them. */
export function withCalls(
  { line = '', vessel = '', number = '' }: VoyageForm,
  calls: readonly TypedCall[],
): VoyageForm {
  const fields = calls.flatMap((call, place) => callParts.map((part) => [callField(place, part), call[part]] as const));
  return { line, vessel, number, calls: '', ...Object.fromEntries(fields) };
}

export function callsIn(form: VoyageForm): TypedCall[] {
  const calls: TypedCall[] = [];
  while (callField(calls.length, 'kind') in form) {
    const place = calls.length;
    const parts = callParts.map((part) => [part, form[callField(place, part)] ?? ''] as const);
    calls.push(Object.fromEntries(parts) as TypedCall);
  }
  return calls;
}

const dayIn = (typed: string) => (isJapanDay(typed) ? typed : null);

const portCallIn = ({ id, kind, place, plannedOn, actualOn, yardCutOffAt, papersCutOffAt }: TypedCall): PortCall => ({
  id: id === '' ? null : Number(id),
  kind: kind as CallKind,
  place,
  plannedOn: dayIn(plannedOn),
  actualOn: dayIn(actualOn),
  yardCutOffAt: momentIn(yardCutOffAt),
  papersCutOffAt: momentIn(papersCutOffAt),
});

export const voyageIn = (form: VoyageForm): VoyageToSend => ({
  line: (form['line'] ?? '').trim(),
  vessel: (form['vessel'] ?? '').trim(),
  number: (form['number'] ?? '').trim(),
  calls: callsIn(form).map(portCallIn),
});

/** R98: by the rules of the server, and what cannot be read as a day. */
export function voyageFaults(form: VoyageForm, seen: Voyage | undefined, today: JapanDay): Faults {
  const calls = callsIn(form);
  const was: SeenVoyage | undefined = seen && {
    state: seen.state,
    calls: seen.calls.map((call) => ({ ...portCallOf(call), cars: call.cars })),
  };
  const decision = decideCalls(was, calls.map(portCallIn), today);
  const unreadable = calls.flatMap((call, place) =>
    (['plannedOn', 'actualOn'] as const)
      .filter((part) => call[part] !== '' && !isJapanDay(call[part]))
      .map((part) => [callField(place, part), { problem: 'invalid' as const }] as const),
  );
  return {
    ...('faults' in decision && decision.faults),
    ...Object.fromEntries(unreadable),
    ...((form['vessel'] ?? '').trim() === '' && { vessel: { problem: 'required' as const } }),
  };
}
