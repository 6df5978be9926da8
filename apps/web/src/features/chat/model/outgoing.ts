import { queryClient } from '../../../lib/query-client.ts';
import { type OutgoingMessage, outgoingKey } from './chats.ts';

/** Kept with what the account has read, and forgotten with it: a text that was not taken is not lost meanwhile. */
export function changeOutgoing(
  bidId: number,
  change: (held: readonly OutgoingMessage[]) => readonly OutgoingMessage[],
): void {
  queryClient.setQueryDefaults(outgoingKey(bidId), { gcTime: Infinity });
  queryClient.setQueryData<readonly OutgoingMessage[]>(outgoingKey(bidId), (held = []) => change(held));
}
