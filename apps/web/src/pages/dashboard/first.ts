import { dashboardCalls } from '@seri/contract/screens/dashboard.calls';
import type { PagePreload } from '../../app/page.ts';
import { parseScope } from '../../features/dashboard/dashboard.ts';

export const first: PagePreload = {
  calls: ({ search }) => [{ call: dashboardCalls.today, query: { scope: parseScope(search) } }],
};
