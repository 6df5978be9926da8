import { useEffect } from 'react';
import { throttledAskForNews } from '../../../lib/ask-for-news.ts';
import { live } from '../../../lib/page-live.ts';

export const dashboardKey = ['dashboard'] as const;

const events = ['bid.changed', 'bid-group.changed', 'balance.changed', 'chat.message', 'chat.read'] as const;

/** The day follows what happens in it for as long as it is looked at; it is asked for anew when it is opened. */
export function useLiveDashboard(): void {
  useEffect(() => {
    const asking = throttledAskForNews(dashboardKey);
    const stops = events.map((name) => live.on(name, asking.call));
    return () => [...stops, asking.cancel].forEach((stop) => stop());
  }, []);
}
