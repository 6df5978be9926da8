import { scheduleCalls } from '@seri/contract/stock/catalogue.calls';
import { scheduleSchemas } from '@seri/contract/stock/catalogue.schema';
import { japanDay } from '@seri/domain/time/japan-time';
import { nextDates } from '@seri/domain/time/week-days';
import { type Routes, routesOf } from '../../../../platform/http/route.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import { assertMaySeePage } from '../catalogue.policy.ts';
import { readCategories } from '../facets/categories.read.ts';
import { readWeek } from './schedule.read.ts';

export function scheduleRoutes({ database: { db }, clock }: Platform, index: CatalogueIndex): Routes {
  const today = () => japanDay(clock.now());
  return routesOf('schedule', scheduleCalls, scheduleSchemas, {
    auctions: async ({ actor, input: { query } }) => {
      assertMaySeePage(actor, query.type);
      return readWeek(db, index, { pageType: query.type, today: today() });
    },
    weekDays: async () => ({
      dayList: Object.entries(nextDates(today())).map(([value, date]) => ({ value, date })),
    }),
    machineCategories: () => readCategories(db, { pageType: 'machinery', today: today() }),
    machineStatsCategories: () => readCategories(db, { pageType: 'machinery-stats', today: today() }),
  });
}
