import type { AnswerOf } from '@seri/contract/call';
import { notificationsCalls } from '@seri/contract/talk/notifications.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/calls/api.ts';
import { noticeSettingsKey } from './notices-key.ts';

export type NoticeSetting = AnswerOf<typeof notificationsCalls.settings>['types'][number];

export const noticeSettingsQuery = queryOptions({
  queryKey: noticeSettingsKey,
  queryFn: ({ signal }) => api.ask(notificationsCalls.settings, {}, { signal }),
});
