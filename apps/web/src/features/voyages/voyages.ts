import type { AnswerOf } from '@seri/contract/call';
import type { voyagesCalls } from '@seri/contract/shipping/voyages.calls';
import { dayOfCall, type PortCall } from '@seri/domain/voyages/port-calls';
import type { Language } from '@seri/domain/common/languages';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { Text } from '../../lib/language/text.ts';
import { shortDay } from '../../ui/time/calendar-day.ts';

export type VoyagesAnswer = AnswerOf<typeof voyagesCalls.list>;
export type Voyage = VoyagesAnswer['list'][number];
export type VoyageDetails = AnswerOf<typeof voyagesCalls.view>;
export type VoyageCall = Voyage['calls'][number];
export type CarOnShip = VoyageDetails['cars'][number];
export type CarWithoutShip = AnswerOf<typeof voyagesCalls.waiting>['cars'][number];

export const voyagesKey = ['voyages'] as const;

export const voyageHref = ({ id }: Pick<Voyage, 'id'>): string => `/voyages/${id}`;
export const shipOf = ({ vessel, number }: Pick<Voyage, 'vessel' | 'number'>): string => `${vessel} ${number}`.trim();

export const callsOf = ({ calls }: Pick<Voyage, 'calls'>, kind: VoyageCall['kind']): VoyageCall[] =>
  calls.filter((call) => call.kind === kind);

/** A call as the rules read it, and as it is sent back. */
export function portCallOf({
  id,
  place,
  kind,
  yardCutOffAt,
  papersCutOffAt,
  ...days
}: VoyageCall): PortCall & { id: number } {
  const [plannedOn, actualOn] = [days.plannedOn as JapanDay | null, days.actualOn as JapanDay | null];
  return { id, place, kind, yardCutOffAt, papersCutOffAt, plannedOn, actualOn };
}

/** “Yokohama 20 Nov”, or the port alone while nobody knows its day. */
export function callText(call: VoyageCall, language: Language): string {
  const day = dayOfCall(portCallOf(call));
  return day === null ? call.name : `${call.name} ${shortDay(day, language)}`;
}

/** “Yokohama 20 Nov → Mombasa 18 Dec”. */
export function voyageRoute(voyage: Pick<Voyage, 'calls'>, language: Language): string {
  const portsOf = (kind: VoyageCall['kind']) =>
    callsOf(voyage, kind)
      .map((call) => callText(call, language))
      .join(', ');
  return `${portsOf('load')} → ${portsOf('discharge')}`;
}

/** The cars that lack something, as a sentence; empty if none does. */
export function lacksText(text: Text, { withoutPapers, withoutParties, leftBehind }: Voyage['figures']): string {
  return [
    leftBehind > 0 && text('voyages.leftBehind', { count: leftBehind }),
    withoutPapers > 0 && text('voyages.withoutPapers', { count: withoutPapers }),
    withoutParties > 0 && text('voyages.withoutParties', { count: withoutParties }),
  ]
    .filter(Boolean)
    .join(' · ');
}
