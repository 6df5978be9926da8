import type { AnswerOf, InputOf } from '@seri/contract/call';
import { shippingFilesCalls } from '@seri/contract/shipping/shipping-files.calls';
import { api } from '../../../lib/calls/api.ts';
import { queryClient, restartFetches } from '../../../lib/calls/query-client.ts';
import type { CallRefusal, Reply } from '../../../lib/calls/refusal.ts';
import { type ForwarderList, type RowOfList, type RowsOfList, shippingFilesKey } from '../shipping-files.ts';
import { listKey, rowsKey } from '../shipping-files.query.ts';

type Decide = typeof shippingFilesCalls.decide;
export type RowDecision = Omit<InputOf<Decide>['body'], 'id' | 'version'>;

/** Decisions go one after another, so that the last one on a row is the last that the server hears. */
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

export const allDecided = (): Promise<unknown> => last;

export async function sendDecision(list: ForwarderList, decision: RowDecision): Promise<CallRefusal | undefined> {
  const { id, version } = list;
  waiting += 1;
  const sent: Promise<Reply<AnswerOf<Decide>>> = last.then(() =>
    api.send(shippingFilesCalls.decide, { body: { id, version, ...decision } }),
  );
  last = sent.catch(() => undefined);
  const reply = await sent.finally(() => (waiting -= 1));
  if (!reply.ok) return reply.refusal;
  restartFetches(queryClient, shippingFilesKey);
  // The counts of an earlier decision do not know the later ones yet.
  if (waiting === 0) showList(id, (held) => ({ ...held, counts: reply.answer.counts }));
  return undefined;
}

export function showRow(id: number, place: number, change: (row: RowOfList) => RowOfList): void {
  queryClient.setQueriesData<RowsOfList>(
    { queryKey: rowsKey(id) },
    (rows) => rows && { ...rows, list: rows.list.map((row) => (row.place === place ? change(row) : row)) },
  );
}

export function showList(id: number, change: (list: ForwarderList) => ForwarderList): void {
  queryClient.setQueryData<ForwarderList>(listKey(id), (list) => list && change(list));
}

export const askForList = (): Promise<void> => queryClient.invalidateQueries({ queryKey: shippingFilesKey });
