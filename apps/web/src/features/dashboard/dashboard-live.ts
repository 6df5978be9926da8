import { useEffect } from 'react';
import { askOn } from '../../lib/calls/ask-on.ts';

export const dashboardKey = ['dashboard'] as const;

const events = [
  'bid.changed',
  'bid-group.changed',
  'balance.changed',
  'chat.message',
  'chat.read',
  'translation.changed',
  'invoice.issued',
] as const;

/** Refetches the dashboard on live events while it is mounted. */
export function useLiveDashboard(): void {
  useEffect(() => askOn(events, dashboardKey), []);
}
