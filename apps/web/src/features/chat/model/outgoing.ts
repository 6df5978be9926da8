import { queryClient } from '../../../lib/query-client.ts';
import { draftKey, keptKey, type OutgoingMessage, outgoingKey } from './chats.ts';

/** Kept with what the account has read, and forgotten with it: a text that was not taken is not lost meanwhile. */
queryClient.setQueryDefaults(keptKey, { gcTime: Infinity });

export function changeOutgoing(
  bidId: number,
  change: (held: readonly OutgoingMessage[]) => readonly OutgoingMessage[],
): void {
  queryClient.setQueryData<readonly OutgoingMessage[]>(outgoingKey(bidId), (held = []) => change(held));
}

/** The one that is on its way, or the next to be. */
export const nextOutgoing = (bidId: number): OutgoingMessage | undefined =>
  queryClient.getQueryData<readonly OutgoingMessage[]>(outgoingKey(bidId))?.find(({ isFailed }) => !isFailed);

/** What was written and not sent. */
export const draftOf = (bidId: number): string => queryClient.getQueryData<string>(draftKey(bidId)) ?? '';
export const keepDraft = (bidId: number, text: string): void => void queryClient.setQueryData(draftKey(bidId), text);

/** What was typed while the last message still stood in the field: next to it, in it, or in its place. */
export function without(written: string, leaving: string): string {
  let start = 0;
  while (start < leaving.length && written[start] === leaving[start]) start += 1;
  const most = Math.min(written.length, leaving.length) - start;
  let end = 0;
  while (end < most && written.at(-1 - end) === leaving.at(-1 - end)) end += 1;
  const isReplaced = start + end < Math.min(written.length, leaving.length);
  return isReplaced ? written : written.slice(start, written.length - end);
}
