import { debtsCalls } from '@seri/contract/trade/debts.calls';
import { debtsSchemas } from '@seri/contract/trade/debts.schema';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readAllDebts } from './debts.read.ts';

export function duesRoutes({ database: { db } }: Platform): Routes {
  return routesOf('debts', debtsCalls, debtsSchemas, {
    list: ({ actor, input }) => readAllDebts(db, actor, input.query),
  });
}
