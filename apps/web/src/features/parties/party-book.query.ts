import { partiesCalls } from '@seri/contract/shipping/parties.calls';
import type { AnswerOf } from '@seri/contract/call';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/calls/api.ts';
import { createSendOnce } from '../../lib/calls/send-once.ts';

export type BookEntry = AnswerOf<typeof partiesCalls.book>['parties'][number];

export const bookKey = ['party-book'];

/** The book of the reader, or for staff that of the client whose car it is. */
export function partyBookQuery(client: number | undefined) {
  const query = client === undefined ? {} : { client: String(client) };
  return queryOptions({
    queryKey: [...bookKey, query],
    queryFn: ({ signal }) => api.ask(partiesCalls.book, { query }, { signal }),
  });
}

const sendOnce = createSendOnce();

export const forgetEntry = (id: number) =>
  sendOnce(['forget', id], (idempotencyKey) => api.send(partiesCalls.forget, { query: { id } }, { idempotencyKey }));
