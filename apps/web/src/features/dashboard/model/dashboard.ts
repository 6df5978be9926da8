import type { AnswerOf } from '@seri/contract/call';
import type { dashboardCalls } from '@seri/contract/screens/dashboard.calls';
import { oneOf, type RawSearch } from '../../../lib/list-address.ts';

export type Dashboard = AnswerOf<typeof dashboardCalls.today>;
export type DashboardKind = Dashboard['kind'];
export type NextBid = Dashboard['next'][number];

/** Whose day staff look at: the own clients at first. */
export const dashboardScopes = ['mine', 'all'] as const;
export type DashboardScope = (typeof dashboardScopes)[number];

export const dashboardPath = '/dashboard';

export const parseScope = (raw: RawSearch): DashboardScope =>
  oneOf<DashboardScope>(dashboardScopes, raw['scope']) ?? dashboardScopes[0];

export const dashboardHref = (scope: DashboardScope): string =>
  scope === dashboardScopes[0] ? dashboardPath : `${dashboardPath}?scope=${scope}`;

/** From here on a client’s means are nearly used up. */
const nearly = 0.9;

/** R25: how much of its means a client’s open bids hold; all of them where it has none. */
export function usedShare({ balance, creditLimit, exposure }: Dashboard['exposures'][number]): number {
  const means = balance + creditLimit;
  if (exposure === 0) return 0;
  return means > 0 ? exposure / means : 1;
}

export const isNearlyUsed = (client: Dashboard['exposures'][number]): boolean =>
  client.isLimited && usedShare(client) >= nearly;
