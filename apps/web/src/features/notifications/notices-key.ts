import type { NoticeTopic } from '@seri/domain/talk/notice-causes';

export const noticesKey = ['notifications', 'list'] as const;
export const noticeSettingsKey = ['notifications', 'settings'] as const;

/** The list of one topic lies under the list of all, so invalidating that one refetches both. */
export function noticesKeyOf(topic: NoticeTopic | undefined): readonly string[] {
  return topic === undefined ? noticesKey : [...noticesKey, topic];
}
