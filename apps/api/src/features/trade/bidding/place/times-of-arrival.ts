interface Arrived {
  id: number;
  lotId: number;
  amount: number;
  now: Date;
}

/**
 * R62: of equal amounts on a lot the earlier bid ranks first, of equal times the lower id. Bids that are decided together
 * have one time, and one that is raised has kept its id: where it would rank before those that came first, it is a
 * millisecond later than they, and so is what follows it.
 */
export function timesOfArrival(bids: readonly Arrived[]): Date[] {
  const last = new Map<string, { id: number; time: number }>();
  return bids.map(({ id, lotId, amount, now }) => {
    const rank = `${amount} on ${lotId}`;
    const before = last.get(rank) ?? { id: 0, time: now.getTime() };
    const time = id < before.id ? before.time + 1 : before.time;
    last.set(rank, { id, time });
    return new Date(time);
  });
}
