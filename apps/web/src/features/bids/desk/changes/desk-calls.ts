import { biddingCalls } from '@seri/contract/trade/bidding.calls';
import type { AnswerOf, InputOf } from '@seri/contract/call';
import type { Language } from '@seri/domain/common/languages';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../../lib/calls/api.ts';
import { liveMeta } from '../../../../lib/calls/query-client.ts';
import type { Reply } from '../../../../lib/calls/refusal.ts';
import type { DeskReply } from './desk-queue.ts';
import { undoableKey } from './desk-undo.ts';

export type BidChangeAnswer = AnswerOf<typeof biddingCalls.setStatus>;
export type BulkChangeAnswer = AnswerOf<typeof biddingCalls.setStatuses>;
export type UndoneAnswer = AnswerOf<typeof biddingCalls.undoMany>;
type BiddingCalls = typeof biddingCalls;
type BodyOf<Name extends keyof BiddingCalls> = InputOf<BiddingCalls[Name]> extends { body: infer Body } ? Body : never;

export const setStatus = (body: BodyOf<'setStatus'>) => failOnErrorText(api.send(biddingCalls.setStatus, { body }));
export const setStatuses = (body: BodyOf<'setStatuses'>) =>
  failOnErrorText(api.send(biddingCalls.setStatuses, { body }));
export const editBid = (body: BodyOf<'editBid'>) => failOnErrorText(api.send(biddingCalls.editBid, { body }));
export const setAdjustment = (body: BodyOf<'setAdjustment'>) =>
  failOnErrorText(api.send(biddingCalls.setAdjustment, { body }));
export const setSoldPrice = (body: BodyOf<'setSoldPrice'>) =>
  failOnErrorText(api.send(biddingCalls.setSoldPrice, { body }));
export const setAutoBid = (body: BodyOf<'setAutoBid'>) => failOnErrorText(api.send(biddingCalls.setAutoBid, { body }));
export const undoMany = (body: BodyOf<'undoMany'>) => failOnErrorText(api.send(biddingCalls.undoMany, { body }));
export const undo = (id: number) => failOnErrorText(api.send(biddingCalls.undo, { body: { id } }));

/** Sends each request of a bulk change once the one before is answered. */
export function inTurn<Body, Answer>(send: (body: Body) => Promise<Answer>): (body: Body) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve();
  return (body) => {
    const request = last.then(() => send(body));
    last = request;
    return request;
  };
}

/** An answer with an error text is a failure, whatever its HTTP status. */
async function failOnErrorText<Answer extends object>(request: Promise<Reply<Answer>>): Promise<DeskReply<Answer>> {
  const reply = await request;
  if (!reply.ok) return reply;
  const error = 'error' in reply.answer ? reply.answer.error : undefined;
  if (!error) return reply;
  return { ok: false, errorText: typeof error === 'string' ? error : JSON.stringify(error) };
}

export const undoableQuery = queryOptions({
  queryKey: undoableKey,
  queryFn: ({ signal }) => api.ask(biddingCalls.undoable, {}, { signal }),
  staleTime: 0,
  meta: liveMeta,
});

/** The server sends translated labels, which change only with a release. */
export function exportTypesQuery(language: Language) {
  return queryOptions({
    queryKey: ['export-types', language],
    queryFn: ({ signal }) => api.ask(biddingCalls.exportTypes, {}, { signal }),
    staleTime: Infinity,
  });
}
