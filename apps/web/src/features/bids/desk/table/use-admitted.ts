import { useEffect, useState } from 'react';

/** Rows that one frame can draw without slowing down the wheel. */
const batchSize = 6;

/**
 * The rows that may be drawn. A few new rows, and the first ones of all, are admitted at once; many, as after a jump,
 * frame by frame. A row stays admitted, so it is there at once when it comes back.
 */
export function useAdmitted(ids: readonly number[]): ReadonlySet<number> {
  const [admitted, setAdmitted] = useState<ReadonlySet<number>>(() => new Set());
  const missing = ids.filter((id) => !admitted.has(id));
  const next = missing.slice(0, batchSize);
  const isImmediate = missing.length <= batchSize || admitted.size === 0;
  if (isImmediate && next.length > 0) setAdmitted(new Set([...admitted, ...next]));
  useEffect(() => {
    if (isImmediate) return undefined;
    const frame = requestAnimationFrame(() => setAdmitted(new Set([...admitted, ...next])));
    return () => cancelAnimationFrame(frame);
  });
  return admitted;
}
