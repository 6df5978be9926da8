interface Arrival {
  id: number;
  lotId: number;
  amount: number;
  now: Date;
}

/**
 * The time by which each bid ranks. R62: bids of equal amounts on a lot rank by time, then by id. Bids of one batch share
 * one time, so a raised bid, whose id is older, would overtake those before it in the batch. It gets one millisecond more
 * than the bid before it, and so do the bids that follow.
 */
export function rankingTimes(bids: readonly Arrival[]): Date[] {
  const last = new Map<string, { id: number; time: number }>();
  return bids.map(({ id, lotId, amount, now }) => {
    const key = `${amount} on ${lotId}`;
    const before = last.get(key) ?? { id: 0, time: now.getTime() };
    const time = id < before.id ? before.time + 1 : before.time;
    last.set(key, { id, time });
    return new Date(time);
  });
}
