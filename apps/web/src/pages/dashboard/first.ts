import { dashboardCalls } from '@seri/contract/screens/dashboard.calls';
import type { FirstLoad } from '../../app/page.ts';
import { parseScope } from '../../features/dashboard/dashboard.ts';

export const first: FirstLoad = {
  calls: ({ search }) => [{ call: dashboardCalls.today, query: { scope: parseScope(search) } }],
};
