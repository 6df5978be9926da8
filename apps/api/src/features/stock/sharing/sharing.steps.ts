import { apiRoot } from '@seri/contract/headers';
import { sharedIdName } from '@seri/contract/stock/sharing.schema';
import type { PageType } from '@seri/domain/catalogue/page-types';
import type { TestApi, TestUser } from '@seri/api/testkit/api';
import type { TestDatabase } from '@seri/api/testkit/database';
import { type NewAccount, newAccount } from '@seri/api/testkit/factories';
import { shareCode } from './share-code.ts';

interface Opening {
  pageType?: PageType;
  from?: string;
  headers?: Record<string, string>;
  app?: TestApi['app'];
}

export function sharingSteps(api: TestApi, { db, pool }: TestDatabase) {
  const { secret } = api.platform.settings;
  const codeOf = (lotId: number, accountId: number) => shareCode(secret, { lotId, accountId, variant: 0 });
  return {
    codeOf,
    share: (
      by: TestUser | null,
      lotId: number,
      pageType: PageType = 'car-auction',
      more: Record<string, string> = {},
    ) =>
      api.ask(by, {
        url: `${apiRoot}/${pageType}/password`,
        query: { [sharedIdName(pageType)]: String(lotId), ...more },
        headers: { host: 'seri.test', 'sec-fetch-site': 'same-origin' },
      }),
    /** Adds a share of a new account and returns its code. */
    sharedBy: async (lotId: number, account: NewAccount = {}): Promise<string> => {
      const accountId = await newAccount(db, account);
      await db.insertInto('lot_share').values({ lot_id: lotId, account_id: accountId }).execute();
      return codeOf(lotId, accountId);
    },
    open: (lotId: number, code?: string, { pageType = 'car-auction', from, headers, app = api.app }: Opening = {}) =>
      app.inject({
        url: `${apiRoot}/${pageType}/share`,
        query: { id: String(lotId), ...(code === undefined ? {} : { code }) },
        ...(from === undefined ? {} : { remoteAddress: from }),
        ...(headers === undefined ? {} : { headers }),
      }),
    /** Moves all requests for codes of the lot into the past. */
    age: (lotId: number, span: string) =>
      pool.query('update lot_share set asked_at = app_now() - $2::interval where lot_id = $1', [lotId, span]),
    sharesOf: (lotId: number) => db.selectFrom('lot_share').selectAll().where('lot_id', '=', lotId).execute(),
  };
}

export function wrongOf(code: string): string {
  return code === '000000' ? '000001' : '000000';
}
