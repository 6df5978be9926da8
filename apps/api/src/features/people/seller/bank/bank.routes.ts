import { bankCalls } from '@seri/contract/people/bank.calls';
import { type BankHistory, bankSchemas } from '@seri/contract/people/bank.schema';
import { type Routes, routesOf } from '../../../../platform/http/route.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { readVersions } from '../versions/versions.read.ts';
import { saveBankDetails } from './save-bank-details.ts';

export function bankRoutes({ database: { db } }: Platform): Routes {
  return routesOf('bank', bankCalls, bankSchemas, {
    history: async ({ actor }) => ({
      versions: (await readVersions(db, actor, 'bank_details')) as BankHistory['versions'],
    }),
    save: ({ acting, input }) => saveBankDetails(acting, input.body),
  });
}
