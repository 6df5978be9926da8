import type { AnswerOf } from '@seri/contract/call';
import type { dashboardCalls } from '@seri/contract/screens/dashboard.calls';
import { oneOf, type RawSearch } from '../../lib/lists/list-address.ts';

export type DashboardData = AnswerOf<typeof dashboardCalls.today>;
export type DashboardKind = DashboardData['kind'];
export type UpcomingBid = DashboardData['next'][number];

/** Staff see the day of their own clients, the default, or of all clients. */
export const dashboardScopes = ['mine', 'all'] as const;
export type DashboardScope = (typeof dashboardScopes)[number];

export const dashboardPath = '/dashboard';

export const parseScope = (raw: RawSearch): DashboardScope =>
  oneOf<DashboardScope>(dashboardScopes, raw['scope']) ?? dashboardScopes[0];

export const dashboardHref = (scope: DashboardScope): string =>
  scope === dashboardScopes[0] ? dashboardPath : `${dashboardPath}?scope=${scope}`;

/** From this share on a client’s means count as nearly used up. */
const nearlyUsedFrom = 0.9;

/** R25: the share of a client’s means that its open bids hold; 1 for a client without means. */
export function usedShare({ balance, creditLimit, exposure }: DashboardData['exposures'][number]): number {
  const means = balance + creditLimit;
  if (exposure === 0) return 0;
  return means > 0 ? exposure / means : 1;
}

export const isNearlyUsed = (client: DashboardData['exposures'][number]): boolean =>
  client.isLimited && usedShare(client) >= nearlyUsedFrom;
