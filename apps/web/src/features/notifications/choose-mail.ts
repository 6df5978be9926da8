import { notificationsCalls } from '@seri/contract/talk/notifications.calls';
import { api } from '../../lib/calls/api.ts';
import { queryClient } from '../../lib/calls/query-client.ts';
import type { CallRefusal } from '../../lib/calls/refusal.ts';
import { type NoticeSetting, noticeSettingsQuery } from './notice-settings.query.ts';

/** Optimistic: reverted if it cannot be saved. */
export async function chooseMail(
  eventType: NoticeSetting['eventType'],
  isMailed: boolean,
): Promise<CallRefusal | undefined> {
  show(eventType, isMailed);
  const reply = await api.send(notificationsCalls.saveSetting, { body: { eventType, isMailed } });
  if (reply.ok) return undefined;
  show(eventType, !isMailed);
  return reply.refusal;
}

function show(eventType: NoticeSetting['eventType'], isMailed: boolean): void {
  queryClient.setQueryData(
    noticeSettingsQuery.queryKey,
    (cached) =>
      cached && { types: cached.types.map((type) => (type.eventType === eventType ? { ...type, isMailed } : type)) },
  );
}
