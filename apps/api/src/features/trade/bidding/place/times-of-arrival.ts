interface Arrival {
  id: number;
  lotId: number;
  amount: number;
  now: Date;
}

/**
 * R62: bids of equal amounts on a lot rank by time, then by id. Bids of one batch share one time, but a raised bid has
 * kept its older id and would overtake bids of the batch that came before it. It gets a time one millisecond after
 * them, and so do the bids that follow it.
 */
export function timesOfArrival(bids: readonly Arrival[]): Date[] {
  const last = new Map<string, { id: number; time: number }>();
  return bids.map(({ id, lotId, amount, now }) => {
    const rank = `${amount} on ${lotId}`;
    const before = last.get(rank) ?? { id: 0, time: now.getTime() };
    const time = id < before.id ? before.time + 1 : before.time;
    last.set(rank, { id, time });
    return new Date(time);
  });
}
