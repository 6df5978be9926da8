import { apiRoot } from '@seri/contract/headers';
import type {
  AddVoyageBody,
  BoardBody,
  Boarded,
  CallDraft,
  ChangeVoyageBody,
  ListedCall,
  Voyages,
  VoyageView,
  WaitingCars,
  WrittenVoyage,
} from '@seri/contract/shipping/voyages.schema';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { TestApi, TestUser } from '@seri/api/testkit/api';

interface RefusedVoyage {
  code?: string;
  data?: { fields?: Record<string, unknown>; voyageId?: number };
}

const newCall = { id: null, yardCutOffAt: null, papersCutOffAt: null, actualOn: null } as const;

export const loadAt = (place: string, plannedOn: JapanDay | null): CallDraft => ({
  ...newCall,
  place,
  kind: 'load',
  plannedOn,
});
export const dischargeAt = (place: string, plannedOn: JapanDay | null): CallDraft => ({
  ...newCall,
  place,
  kind: 'discharge',
  plannedOn,
});

/** A call as it is sent back. */
export function draftOf({ id, place, kind, yardCutOffAt, papersCutOffAt, plannedOn, actualOn }: ListedCall): CallDraft {
  const days = { plannedOn: plannedOn as JapanDay | null, actualOn: actualOn as JapanDay | null };
  return { id, place, kind, yardCutOffAt, papersCutOffAt, ...days };
}

let ships = 0;

/** From Yokohama to Mombasa, with a name of its own. */
export function newVoyage(more: Partial<AddVoyageBody> = {}): AddVoyageBody {
  ships += 1;
  const calls = [loadAt('JPYOK', '2026-11-20'), dischargeAt('KEMBA', '2026-12-18')];
  return { line: 'Test Line', vessel: `TEST LADY ${ships}`, number: '021', calls, ...more };
}

export function voyagesSteps(api: TestApi) {
  const get = <Answer>(by: TestUser, path: string, query: Record<string, string> = {}) =>
    api.ask<Answer & RefusedVoyage>(by, { url: `${apiRoot}/voyages${path}`, query });
  const send = <Answer>(by: TestUser, method: 'POST' | 'PUT', path: string, payload: object) =>
    api.ask<Answer & RefusedVoyage>(by, { method, url: `${apiRoot}/voyages${path}`, payload });
  const view = async (by: TestUser, id: number) => (await get<VoyageView>(by, '/view', { id: String(id) })).body;
  const change = (by: TestUser, body: ChangeVoyageBody) => send<WrittenVoyage>(by, 'PUT', '', body);
  return {
    list: (by: TestUser, query: Record<string, string> = {}) => get<Voyages>(by, '', query),
    view,
    waiting: (by: TestUser, query: Record<string, string> = {}) => get<WaitingCars>(by, '/waiting', query),
    add: (by: TestUser, body: AddVoyageBody) => send<WrittenVoyage>(by, 'POST', '', body),
    change,
    cancel: (by: TestUser, id: number, version: number) => send<WrittenVoyage>(by, 'POST', '/cancel', { id, version }),
    board: async (by: TestUser, cars: BoardBody['cars'], calls: BoardBody['calls']) =>
      (await send<Boarded>(by, 'PUT', '/cars', { cars, calls })).body.results,
    /** Edits each call of a voyage as it is now. */
    edit: async (by: TestUser, id: number, editCall: (call: CallDraft) => Partial<CallDraft>) => {
      const { version, line, vessel, number, calls } = await view(by, id);
      const edited = calls.map((call) => {
        const draft = draftOf(call);
        return { ...draft, ...editCall(draft) };
      });
      return change(by, { id, version, line, vessel, number, calls: edited });
    },
  };
}
