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
    summary: 'What the own account was told, newest first, and how much of it is unread',
  }),
  read: call<{ body: ReadBody; answer: Done }>()({
    method: 'PUT',
    path: '/notification/read',
    access: 'signed-in',
    pace: 'writing',
    refusals: [],
    summary: 'Marks what was seen as read, all of it or that of one bid',
  }),
  settings: call<{ answer: NoticeSettings }>()({
    method: 'GET',
    path: '/notification/settings',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
    summary: 'Of which events the own account wants mails',
  }),
  saveSetting: call<{ body: NoticeSettingBody; answer: Done }>()({
    method: 'PUT',
    path: '/notification/settings',
    access: 'signed-in',
    pace: 'writing',
    refusals: [],
    summary: 'Turns the mails of one event on or off; those of a win always come',
  }),
} as const;
