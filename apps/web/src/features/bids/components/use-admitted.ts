import { useEffect, useState } from 'react';

/** Rows that are drawn in one frame without a hand on the wheel that feels it. */
const atOnce = 6;

/**
 * The bids that may be drawn: what stands at first, what a jump or a page brings comes frame by frame, its first rows at once.
 * What has been drawn before comes back at once, for whoever reads it while the list moves.
 */
export function useAdmitted(ids: readonly number[]): ReadonlySet<number> {
  const [admitted, setAdmitted] = useState<ReadonlySet<number>>(() => new Set());
  const missing = ids.filter((id) => !admitted.has(id));
  const next = missing.slice(0, atOnce);
  const isNow = missing.length <= atOnce || admitted.size === 0;
  if (isNow && next.length > 0) setAdmitted(new Set([...admitted, ...next]));
  useEffect(() => {
    if (isNow) return undefined;
    const frame = requestAnimationFrame(() => setAdmitted(new Set([...admitted, ...next])));
    return () => cancelAnimationFrame(frame);
  });
  return admitted;
}
