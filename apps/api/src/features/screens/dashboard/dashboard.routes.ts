import { dashboardCalls } from '@seri/contract/screens/dashboard.calls';
import { dashboardSchemas } from '@seri/contract/screens/dashboard.schema';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readDashboard } from './dashboard.read.ts';

export function dashboardRoutes({ database: { db }, clock }: Platform): Routes {
  return routesOf('dashboard', dashboardCalls, dashboardSchemas, {
    today: ({ actor, input: { query } }) => readDashboard(db, actor, query, clock.now()),
  });
}
