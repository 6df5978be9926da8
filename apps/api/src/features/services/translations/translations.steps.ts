import { apiRoot } from '@seri/contract/headers';
import type {
  TranslationFile,
  TranslationQueue,
  TranslationResult,
  TranslationView,
} from '@seri/contract/services/translations.schema';
import type { TestApi, TestUser } from '@seri/api/testkit/api';
import type { TestDatabase } from '@seri/api/testkit/database';

interface Refused {
  code?: string;
  data?: object;
}

export const png = Buffer.from('\x89PNG\r\n\x1A\n and the rest of a picture', 'latin1');

export function translationSteps(api: TestApi, { db }: TestDatabase) {
  const call = <Body>(by: TestUser, method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) =>
    api.ask<Body & Refused>(by, {
      method,
      url: apiRoot + path,
      ...(payload && { payload }),
    });
  const view = async (by: TestUser, id: number) => (await call<TranslationView>(by, 'GET', `/translations/${id}`)).body;
  const steps = {
    ask: (by: TestUser, carId: number, question = '', query: Record<string, string> = {}) =>
      api.ask<Refused>(by, {
        url: `${apiRoot}/car-auction/translations-request`,
        query: { carId: String(carId), type: 'auction', language: 'en', specialRequest: question, ...query },
        headers: { 'sec-fetch-site': 'same-origin' },
      }),
    result: async (by: TestUser, carId: number) =>
      (await call<TranslationResult>(by, 'GET', `/car-auction/translations-result?carId=${carId}&type=auction`)).body,
    detail: async (by: TestUser, carId: number) =>
      (await call<{ translateDetail: object }>(by, 'GET', `/car-auction/view?id=${carId}`)).body.translateDetail,
    queue: async (by: TestUser, query = '') =>
      (await call<TranslationQueue>(by, 'GET', `/translations${query}`)).body.requests,
    view,
    take: (by: TestUser, id: number, version = 1) =>
      call<TranslationView>(by, 'PUT', `/translations/${id}/holder`, { version }),
    giveBack: (by: TestUser, id: number, version: number) =>
      call<TranslationView>(by, 'POST', `/translations/${id}/give-back`, { version }),
    answer: (by: TestUser, id: number, version: number, more: object = {}) =>
      call<TranslationView>(by, 'PUT', `/translations/${id}/answer`, {
        version,
        textEn: 'Rust underneath',
        textRu: '',
        files: [],
        alsoForOthers: false,
        ...more,
      }),
    amend: (by: TestUser, id: number, version: number, more: object = {}) =>
      call<TranslationView>(by, 'PUT', `/translations/${id}/amendment`, {
        version,
        textEn: 'No rust',
        textRu: '',
        files: [],
        ...more,
      }),
    decline: (by: TestUser, id: number, version: number, reason: string) =>
      call<TranslationView>(by, 'PUT', `/translations/${id}/reason`, { version, reason }),
    send: (by: TestUser, id: number, name: string, bytes: Buffer, type = 'image/png') =>
      api.ask<TranslationFile & Refused>(by, {
        method: 'POST',
        url: `${apiRoot}/translations/${id}/files`,
        query: { name },
        headers: { 'content-type': type },
        payload: bytes,
      }),
    /** The request of an account for a lot. */
    idOf: async ({ accountId }: TestUser, lotId: number) => {
      const request = db.selectFrom('translation_request').select('id').where('lot_id', '=', lotId);
      return (await request.where('account_id', '=', accountId).executeTakeFirstOrThrow()).id;
    },
    /** The notices of an account, the oldest first. */
    noticesOf: async ({ accountId }: TestUser) => {
      const rows = await db
        .selectFrom('notice')
        .select(['event_type', 'bid_id', 'content'])
        .where('account_id', '=', accountId)
        .orderBy('id')
        .execute();
      return rows.map(({ content, ...row }) => ({
        ...row,
        ...(content as { cause: string; lotId: number }),
      }));
    },
  };
  return {
    ...steps,
    /** Asked by the client and taken by the manager. */
    taken: async (client: TestUser, manager: TestUser, lotId: number, question = '') => {
      await steps.ask(client, lotId, question);
      const id = await steps.idOf(client, lotId);
      const { version } = (await steps.take(manager, id)).body;
      return { id, version };
    },
  };
}
