import type { Notices, NoticeSettings } from '@seri/contract/notifications.schema';
import { apiRoot } from '@seri/contract/headers';
import type { NoticeType } from '@seri/domain/notices';
import type { TestApi, TestUser } from '@seri/testkit/api';
import type { TestDatabase } from '@seri/testkit/database';

/** What the tests of this feature do by HTTP, and what they look at in the tables. */
export function notificationsSteps(api: TestApi, { db }: TestDatabase) {
  const send = (by: TestUser, path: string, payload: object) =>
    api.ask(by, { method: 'PUT', url: apiRoot + path, payload });
  return {
    list: async (by: TestUser, query: Record<string, string> = {}) =>
      (await api.ask(by, { url: `${apiRoot}/notification/index`, query })).body as unknown as Notices,
    read: (by: TestUser, upTo: number, bidId?: number) => send(by, '/notification/read', { upTo, bidId }),
    settings: async (by: TestUser) =>
      (await api.ask(by, { url: `${apiRoot}/notification/settings` })).body as unknown as NoticeSettings,
    save: (by: TestUser, eventType: NoticeType, isMailed: boolean) =>
      send(by, '/notification/settings', { eventType, isMailed }),
    bidMails: (by: TestUser, bidEmailNotify: boolean) => send(by, '/user/update-setting', { bidEmailNotify }),
    /** What was told of a bid: to whom, by which live event. */
    toldOf: async (bidId: number) => {
      const rows = await db
        .selectFrom('outbox')
        .select(['audience', 'name', 'data', 'origin_socket'])
        .where('name', 'in', ['notification', 'client-notification', 'chat-notification'])
        .orderBy('id')
        .execute();
      return rows
        .map(({ data, ...row }) => ({ ...row, data: data as Notices['notices'][number] }))
        .filter(({ data }) => data.bidId === bidId);
    },
  };
}
