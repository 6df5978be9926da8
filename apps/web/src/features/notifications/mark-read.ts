import { notificationsCalls } from '@seri/contract/talk/notifications.calls';
import { api } from '../../lib/calls/api.ts';
import { queryClient } from '../../lib/calls/query-client.ts';
import type { CallRefusal } from '../../lib/calls/refusal.ts';
import { noticesKey } from './notices-key.ts';

/** Marks all notices up to the newest seen, or those of one bid. */
export async function markRead(upTo: number, bidId?: number): Promise<CallRefusal | undefined> {
  const reply = await api.send(notificationsCalls.read, { body: { upTo, ...(bidId !== undefined && { bidId }) } });
  if (!reply.ok) return reply.refusal;
  await queryClient.invalidateQueries({ queryKey: noticesKey });
  return undefined;
}
