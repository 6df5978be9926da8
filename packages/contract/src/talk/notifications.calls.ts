import { call } from '../call.ts';
import type { Done } from '../common.schema.ts';
import type { Notices, NoticeSettingBody, NoticeSettings, NoticesQuery, ReadBody } from './notifications.schema.ts';

export const notificationsCalls = {
  list: call<{ query: NoticesQuery; answer: Notices }>()({
    method: 'GET',
    path: '/notification/index',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
  }),
  read: call<{ body: ReadBody; answer: Done }>()({
    method: 'PUT',
    path: '/notification/read',
    access: 'signed-in',
    pace: 'writing',
    refusals: [],
  }),
  settings: call<{ answer: NoticeSettings }>()({
    method: 'GET',
    path: '/notification/settings',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
  }),
  saveSetting: call<{ body: NoticeSettingBody; answer: Done }>()({
    method: 'PUT',
    path: '/notification/settings',
    access: 'signed-in',
    pace: 'writing',
    refusals: [],
  }),
} as const;
