import { useEffect } from 'react';
import { throttledAskForNews } from '../../lib/calls/ask-for-news.ts';
import { live } from '../../lib/live/page-live.ts';

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
  useEffect(() => {
    const refetch = throttledAskForNews(dashboardKey);
    const stops = events.map((name) => live.on(name, refetch.call));
    return () => [...stops, refetch.cancel].forEach((stop) => stop());
  }, []);
}
