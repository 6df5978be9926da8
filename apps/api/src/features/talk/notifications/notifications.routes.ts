import { notificationsCalls } from '@seri/contract/talk/notifications.calls';
import { notificationsSchemas } from '@seri/contract/talk/notifications.schema';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { markRead } from './mark-read.ts';
import { readNotices } from './notices.read.ts';
import { saveNoticeSetting } from './save-setting.ts';
import { readNoticeSettings } from './settings.read.ts';

export function notificationsRoutes({ database: { db } }: Platform): Routes {
  return routesOf('notifications', notificationsCalls, notificationsSchemas, {
    list: ({ actor, input }) => readNotices(db, actor, input.query),
    read: ({ acting, input }) => markRead(acting, input.body),
    settings: ({ actor }) => readNoticeSettings(db, actor),
    saveSetting: ({ acting, input }) => saveNoticeSetting(acting, input.body),
  });
}
