import { biddingCalls } from '@seri/contract/trade/bidding.calls';
import type { AnswerOf, InputOf } from '@seri/contract/call';
import type { Language } from '@seri/domain/common/languages';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { liveMeta } from '../../../lib/query-client.ts';
import type { Reply } from '../../../lib/refusal.ts';
import type { DeskReply } from '../model/desk-queue.ts';
import { undoableKey } from '../model/desk-undo.ts';

export type ChangedBid = AnswerOf<typeof biddingCalls.setStatus>;
export type ChangedBids = AnswerOf<typeof biddingCalls.setStatuses>;
type Calls = typeof biddingCalls;
type BodyOf<Name extends keyof Calls> = InputOf<Calls[Name]> extends { body: infer Body } ? Body : never;

export const setStatus = (body: BodyOf<'setStatus'>) => heard(api.send(biddingCalls.setStatus, { body }));
export const setStatuses = (body: BodyOf<'setStatuses'>) => heard(api.send(biddingCalls.setStatuses, { body }));
export const editBid = (body: BodyOf<'editBid'>) => heard(api.send(biddingCalls.editBid, { body }));
export const setAdjustment = (body: BodyOf<'setAdjustment'>) => heard(api.send(biddingCalls.setAdjustment, { body }));
export const setSoldPrice = (body: BodyOf<'setSoldPrice'>) => heard(api.send(biddingCalls.setSoldPrice, { body }));
export const setAutoBid = (body: BodyOf<'setAutoBid'>) => heard(api.send(biddingCalls.setAutoBid, { body }));
export const undo = (id: number) => heard(api.send(biddingCalls.undo, { body: { id } }));

/** An answer with an error in it is none, whatever its status says. */
async function heard<Answer extends object>(sent: Promise<Reply<Answer>>): Promise<DeskReply<Answer>> {
  const reply = await sent;
  if (!reply.ok) return reply;
  const said = 'error' in reply.answer ? reply.answer.error : undefined;
  if (!said) return reply;
  return { ok: false, said: typeof said === 'string' ? said : JSON.stringify(said) };
}

/** The reader's own changes that can still be taken back. */
export const undoableQuery = queryOptions({
  queryKey: undoableKey,
  queryFn: ({ signal }) => api.ask(biddingCalls.undoable, {}, { signal }),
  staleTime: 0,
  meta: liveMeta,
});

/** They are spoken by the server, and change with a release. */
export function exportTypesQuery(language: Language) {
  return queryOptions({
    queryKey: ['export-types', language],
    queryFn: ({ signal }) => api.ask(biddingCalls.exportTypes, {}, { signal }),
    staleTime: Infinity,
  });
}
