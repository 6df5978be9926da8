import { useEffect } from 'react';
import { live } from '../../../lib/page-live.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { throttle } from '../../../ui/throttle.ts';

export const dashboardKey = ['dashboard'] as const;

/** Many bids that change at once, as where a session ends, are asked for once. */
const gatheredIn = 400;

const events = ['bid.changed', 'bid-group.changed', 'balance.changed', 'chat.message', 'chat.read'] as const;

/** The day follows what happens in it for as long as it is looked at; it is asked for anew when it is opened. */
export function useLiveDashboard(): void {
  useEffect(() => {
    const asking = throttle(() => void queryClient.invalidateQueries({ queryKey: dashboardKey }), gatheredIn);
    const stops = events.map((name) => live.on(name, asking.call));
    return () => [...stops, asking.cancel].forEach((stop) => stop());
  }, []);
}
