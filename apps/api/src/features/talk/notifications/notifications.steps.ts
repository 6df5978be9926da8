import type { Notices, NoticeSettings } from '@seri/contract/talk/notifications.schema';
import { apiRoot } from '@seri/contract/headers';
import type { NoticeType } from '@seri/domain/talk/notices';
import type { TestApi, TestUser } from '@seri/api/testkit/api';
import type { TestDatabase } from '@seri/api/testkit/database';
import { runJobs } from '@seri/api/testkit/jobs';
import { isChatUnread } from '../chat/chat.query.ts';
import { notificationsHandlers } from './notifications.jobs.ts';

/** In tests every client can bid a quarter of a million. */
export const mailReads = { isChatUnread, readAvailable: async () => 250_000 };

/** Runs the jobs twice: first the delayed notices, then the mails that these enqueue. */
export async function runNotices(database: TestDatabase, { platform }: TestApi) {
  const handlers = notificationsHandlers(platform, mailReads);
  return [...(await runJobs(database, handlers)), ...(await runJobs(database, handlers))];
}

/** The facts of a notice that a test makes itself. */
export const someFacts = {
  lotType: 'auction',
  lotNo: '1',
  auctionName: 'A',
  specification: 'S',
  cause: null,
  amount: null,
  former: null,
  price: null,
  purchaseId: null,
  grade: '',
  photo: null,
  runsAt: null,
} as const;

export function notificationsSteps(api: TestApi, { db }: TestDatabase) {
  const send = (by: TestUser, path: string, payload: object) =>
    api.ask(by, { method: 'PUT', url: apiRoot + path, payload });
  const placeBid = async (by: TestUser, path: string, carId: number, amount: number, options: object = {}) => {
    const bid = { carId, amount, lotType: 'auction', bidGroup: null, bidType: 1, confirm: 1 };
    const { body } = await api.ask(by, { method: 'POST', url: apiRoot + path, payload: { ...bid, ...options } });
    return Number(body['bidId']);
  };
  return {
    bid: (by: TestUser, carId: number, amount: number) => placeBid(by, '/bid/create', carId, amount),
    bidFor: (by: TestUser, userId: number, carId: number, amount: number) =>
      placeBid(by, '/bid/bid-from-manager', carId, amount, { userId }),
    cancel: (by: TestUser, bidId: number) => send(by, '/bid/update-bid-status', { bidId, status: 4 }),
    setStatus: (by: TestUser, bidId: number, status: number) => send(by, '/bid/update-bid-status', { bidId, status }),
    setSoldPrice: (by: TestUser, bidId: number, soldPrice: number) =>
      send(by, '/bid/update-sold-price', { bidId, soldPrice }),
    list: async (by: TestUser, query: Record<string, string> = {}) =>
      (await api.ask<Notices>(by, { url: `${apiRoot}/notification/index`, query })).body,
    read: (by: TestUser, upTo: number, bidId?: number) => send(by, '/notification/read', { upTo, bidId }),
    settings: async (by: TestUser) =>
      (await api.ask<NoticeSettings>(by, { url: `${apiRoot}/notification/settings` })).body,
    save: (by: TestUser, eventType: NoticeType, isMailed: boolean) =>
      send(by, '/notification/settings', { eventType, isMailed }),
    bidMails: (by: TestUser, bidEmailNotify: boolean) => send(by, '/user/update-setting', { bidEmailNotify }),
    eventsOf: async (bidId: number) => {
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
