import { call } from '../call.ts';
import type { Dashboard, DashboardQuery } from './dashboard.schema.ts';

export const dashboardCalls = {
  today: call<{ query: DashboardQuery; answer: Dashboard }>()({
    method: 'GET',
    path: '/dashboard/today',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
  }),
} as const;
