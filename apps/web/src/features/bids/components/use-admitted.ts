import { useEffect, useState } from 'react';

/** Rows that are drawn in one frame without a hand on the wheel that feels it. */
const atOnce = 6;

/**
 * The bids that may be drawn: what stands at first at once, what a jump or a page brings frame by frame. What has been drawn
 * before comes back at once, for whoever reads it while the list moves.
 */
export function useAdmitted(ids: readonly number[]): ReadonlySet<number> {
  const [admitted, setAdmitted] = useState<ReadonlySet<number>>(() => new Set());
  const missing = ids.filter((id) => !admitted.has(id));
  const isFew = missing.length <= atOnce || admitted.size === 0;
  if (isFew && missing.length > 0) setAdmitted(new Set([...admitted, ...missing]));
  useEffect(() => {
    if (isFew) return undefined;
    const frame = requestAnimationFrame(() => setAdmitted(new Set([...admitted, ...missing.slice(0, atOnce)])));
    return () => cancelAnimationFrame(frame);
  });
  return admitted;
}
