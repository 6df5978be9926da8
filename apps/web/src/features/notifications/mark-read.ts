import { notificationsCalls } from '@seri/contract/talk/notifications.calls';
import { api } from '../../lib/calls/api.ts';
import { queryClient } from '../../lib/calls/query-client.ts';
import type { CallRefusal } from '../../lib/calls/refusal.ts';
import type { NoticeEvent } from './notices.ts';
import { noticesKey } from './notices-key.ts';

/** Marks all notices up to the newest seen, or those about the same bid or, without a bid, the same lot. */
export async function markRead(
  upTo: number,
  about?: Pick<NoticeEvent, 'bidId' | 'lotId'>,
): Promise<CallRefusal | undefined> {
  const filter = about && (about.bidId === null ? { lotId: about.lotId } : { bidId: about.bidId });
  const reply = await api.send(notificationsCalls.read, { body: { upTo, ...filter } });
  if (!reply.ok) return reply.refusal;
  await queryClient.invalidateQueries({ queryKey: noticesKey });
  return undefined;
}
