import { bankCalls } from '@seri/contract/people/bank.calls';
import { bankSchemas } from '@seri/contract/people/bank.schema';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readBankHistory } from './bank-history.read.ts';
import { saveBankDetails } from './save-bank-details.ts';

export function bankRoutes({ database: { db } }: Platform): Routes {
  return routesOf('bank', bankCalls, bankSchemas, {
    history: ({ actor }) => readBankHistory(db, actor),
    save: ({ acting, input }) => saveBankDetails(acting, input.body),
  });
}
