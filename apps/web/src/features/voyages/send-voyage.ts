import type { AnswerOf, InputOf } from '@seri/contract/call';
import { voyagesCalls } from '@seri/contract/shipping/voyages.calls';
import { api } from '../../lib/calls/api.ts';
import { queryClient } from '../../lib/calls/query-client.ts';
import type { Reply } from '../../lib/calls/refusal.ts';
import { createSendOnce } from '../../lib/calls/send-once.ts';
import { portCallOf, type Voyage, voyagesKey } from './voyages.ts';

export type VoyageToSend = InputOf<typeof voyagesCalls.add>['body'];
type Written = Reply<AnswerOf<typeof voyagesCalls.add>>;

/** Outlives the dialogs: a change without an answer is made once, also if it is sent again. */
const sendOnce = createSendOnce();

async function change<Answer>(
  content: unknown,
  send: (options: { idempotencyKey: string }) => Promise<Reply<Answer>>,
): Promise<Reply<Answer>> {
  const reply = await sendOnce(content, (idempotencyKey) => send({ idempotencyKey }));
  await queryClient.invalidateQueries({ queryKey: voyagesKey });
  return reply;
}

/** Over the voyage that was seen; without one it is new. */
export function saveVoyage(seen: Pick<Voyage, 'id' | 'version'> | undefined, draft: VoyageToSend): Promise<Written> {
  if (!seen) return change(['add', draft], (options) => api.send(voyagesCalls.add, { body: draft }, options));
  const body = { id: seen.id, version: seen.version, ...draft };
  return change(['change', body], (options) => api.send(voyagesCalls.change, { body }, options));
}

/** The voyage as it is, to change a part of it. */
export const draftOfVoyage = ({ line, vessel, number, calls }: Voyage): VoyageToSend => ({
  line,
  vessel,
  number,
  calls: calls.map(portCallOf),
});

export const cancelShip = ({ id, version }: Pick<Voyage, 'id' | 'version'>): Promise<Written> =>
  change(['cancel', id, version], (options) => api.send(voyagesCalls.cancel, { body: { id, version } }, options));

export type CarsToBoard = InputOf<typeof voyagesCalls.board>['body'];

export const sendCars = (body: CarsToBoard): Promise<Reply<AnswerOf<typeof voyagesCalls.board>>> =>
  change(['board', body], (options) => api.send(voyagesCalls.board, { body }, options));
