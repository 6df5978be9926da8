import { call } from '../call.ts';
import type { Dashboard, DashboardQuery, DayRail } from './dashboard.schema.ts';

export const dashboardCalls = {
  today: call<{ query: DashboardQuery; answer: Dashboard }>()({
    method: 'GET',
    path: '/dashboard/today',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
  }),
  rail: call<{ answer: DayRail }>()({
    method: 'GET',
    path: '/dashboard/rail',
    access: { all: ['carAuctionsView'] },
    pace: 'reading',
    refusals: [],
  }),
} as const;
