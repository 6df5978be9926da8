import { queryClient } from '../../lib/calls/query-client.ts';
import { draftKey, localKey, type OutgoingMessage, outgoingKey } from './chats.ts';

/** Never collected as garbage: unsent texts stay until the account signs out. */
queryClient.setQueryDefaults(localKey, { gcTime: Infinity });

export function changeOutgoing(
  bidId: number,
  change: (messages: readonly OutgoingMessage[]) => readonly OutgoingMessage[],
): void {
  queryClient.setQueryData<readonly OutgoingMessage[]>(outgoingKey(bidId), (messages = []) => change(messages));
}

/** The message that is being sent, or the next one. */
export const nextOutgoing = (bidId: number): OutgoingMessage | undefined =>
  queryClient.getQueryData<readonly OutgoingMessage[]>(outgoingKey(bidId))?.find(({ isFailed }) => !isFailed);

export const chatDraftOf = (bidId: number): string => queryClient.getQueryData<string>(draftKey(bidId)) ?? '';
export const keepChatDraft = (bidId: number, text: string): void =>
  void queryClient.setQueryData(draftKey(bidId), text);

/** The field's text without the message that was just sent: what was typed beside it, into it, or in its place. */
export function withoutSent(written: string, sent: string): string {
  let start = 0;
  while (start < sent.length && written[start] === sent[start]) start += 1;
  const longestEnd = Math.min(written.length, sent.length) - start;
  let end = 0;
  while (end < longestEnd && written.at(-1 - end) === sent.at(-1 - end)) end += 1;
  const isReplaced = start + end < Math.min(written.length, sent.length);
  return isReplaced ? written : written.slice(start, written.length - end);
}
