import { queryClient } from '../../lib/calls/query-client.ts';
import { live } from '../../lib/live/page-live.ts';
import { startKey } from './start.ts';

const refetch = () => void queryClient.invalidateQueries({ queryKey: startKey });

/** The card follows role, manager and bank details; it goes with the profile that allows bids. */
export function followStart(): () => void {
  const stops = [live.on('account.changed', refetch), live.on('balance.changed', refetch)];
  return () => stops.forEach((stop) => stop());
}
