import { dashboardCalls } from '@seri/contract/screens/dashboard.calls';
import { dashboardSchemas } from '@seri/contract/screens/dashboard.schema';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readDayRail } from './day-rail.read.ts';
import { readDashboard } from './dashboard.read.ts';

export function dashboardRoutes({ database: { db }, clock }: Platform): Routes {
  return routesOf('dashboard', dashboardCalls, dashboardSchemas, {
    rail: ({ actor }) => readDayRail(db, actor, clock.now()),
    today: ({ actor, input: { query } }) => readDashboard(db, actor, query, clock.now()),
  });
}
