import { apiRoot } from '@seri/contract/headers';
import type {
  Announcement,
  Announcements,
  BookedReceipt,
  Candidates,
  ReceiptRow,
  Receipts,
} from '@seri/contract/trade/receipts.schema';
import type { BankFilePreview, ClosingDays, TakenFile } from '@seri/contract/trade/bank-files.schema';
import type { MoneyRequests } from '@seri/contract/trade/money-requests.schema';
import type { TestApi, TestUser } from '@seri/api/testkit/api';

interface ReceiptRefusal {
  code?: string;
  data?: { most?: number; fields?: object };
}

type StringValues = Record<string, string>;
type ReceiptWords = Partial<Record<keyof typeof transfer, unknown>>;

export const bank = 'MUFG 1234567';

export const transfer = {
  bankAccount: bank,
  bookedOn: '2026-11-17',
  amount: 500_000,
  currency: 'JPY',
  rate: null,
  bankFee: 0,
  senderName: 'IVANOV IVAN',
  senderBank: 'SBERBANK',
  text: 'CAR PAYMENT',
  reference: '',
};

export function receiptsSteps(api: TestApi) {
  const act = <Body>(by: TestUser | null, path: string, payload: object, headers: StringValues = {}) =>
    api.ask<Body & ReceiptRefusal>(by, { method: 'POST', url: apiRoot + path, payload, headers });
  const read = <Body>(by: TestUser | null, path: string, query: StringValues = {}) =>
    api.ask<Body & ReceiptRefusal>(by, { url: apiRoot + path, query });
  const file = <Body>(by: TestUser, path: string, bytes: Buffer, query: StringValues, headers: StringValues = {}) =>
    api.ask<Body & ReceiptRefusal>(by, {
      method: 'POST',
      url: apiRoot + path,
      payload: bytes,
      query: { name: 'november.csv', bankAccount: bank, ...query },
      headers: { 'content-type': 'text/csv', ...headers },
    });
  const list = async (by: TestUser, query: StringValues = {}) => (await read<Receipts>(by, '/receipts', query)).body;
  const candidates = (by: TestUser, id: number, query: StringValues = {}) =>
    read<Candidates>(by, '/receipts/candidates', { id: String(id), ...query });
  const view = async (by: TestUser, id: number): Promise<ReceiptRow> => {
    const { receipt } = (await candidates(by, id)).body;
    if (!receipt) throw new Error(`There is no receipt ${id}.`);
    return receipt;
  };
  const preview = (by: TestUser, bytes: Buffer, query: StringValues = {}) =>
    file<BankFilePreview>(by, '/receipts/file/preview', bytes, query);
  const take = (by: TestUser, bytes: Buffer, query: StringValues, headers: StringValues = {}) =>
    file<TakenFile>(by, '/receipts/file', bytes, query, headers);
  return {
    list,
    candidates,
    view,
    preview,
    take,
    enter: async (by: TestUser, more: ReceiptWords = {}) => {
      const { status, body } = await act<{ id: number }>(by, '/receipts', { ...transfer, ...more });
      if (status !== 200) throw new Error(`A receipt was not entered: ${JSON.stringify(body)}`);
      return body.id;
    },
    enterAny: (by: TestUser | null, more: ReceiptWords = {}) =>
      act<{ id: number }>(by, '/receipts', { ...transfer, ...more }),
    book: (by: TestUser, id: number, accountId: number, more: object = {}, headers: StringValues = {}) =>
      act<BookedReceipt>(
        by,
        '/receipts/book',
        { id, version: 1, accountId, purchaseIds: [], announcementId: null, sender: 'once', ...more },
        headers,
      ),
    mark: (by: TestUser, id: number, to: string, version = 1, reason = '') =>
      act(by, '/receipts/mark', { id, version, to, reason }),
    reverse: (by: TestUser, id: number, version: number, reason = 'Another client') =>
      act(by, '/receipts/reverse', { id, version, reason }),
    /** Takes all that is new. */
    takeAll: async (by: TestUser, bytes: Buffer, query: StringValues = {}) => {
      const { body } = await preview(by, bytes, query);
      return (await take(by, bytes, { ...query, fresh: String(body.counts.fresh) })).body;
    },
    closing: async (by: TestUser) => (await read<ClosingDays>(by, '/receipts/closing')).body.days,
    announce: (by: TestUser, more: object = {}) =>
      act<Announcement>(by, '/payments/announce', {
        amount: 500_000,
        currency: 'JPY',
        sentOn: '2026-11-16',
        note: '',
        ...more,
      }),
    announcements: async (by: TestUser) => (await read<Announcements>(by, '/payments/announcements')).body.list,
    withdraw: (by: TestUser, id: number) => act(by, `/payments/announcements/${id}/withdraw`, {}),
    sendSlip: (by: TestUser, id: number, bytes: Buffer, type = 'image/png') =>
      api.ask<ReceiptRefusal>(by, {
        method: 'POST',
        url: `${apiRoot}/payments/announcements/${id}/slip`,
        payload: bytes,
        headers: { 'content-type': type },
      }),
    slip: (by: TestUser, id: number) =>
      api.app.inject({ url: `${apiRoot}/payments/announcements/${id}/slip`, cookies: by.cookies }),
    askMoney: (by: TestUser, payload: object) => act<{ id: number }>(by, '/money-requests', payload),
    decide: (by: TestUser, id: number, decision: string, version = 1) =>
      act(by, '/money-requests/decide', { id, version, decision, note: '' }),
    requests: async (by: TestUser, query: StringValues = {}) =>
      (await read<MoneyRequests>(by, '/money-requests', query)).body.list,
  };
}
