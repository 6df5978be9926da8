import { useState } from 'react';

interface RowHighlight {
  saved: boolean;
  onAnimationEnd: () => void;
}

/** Highlights a row when one of its shown values changes, but not when the row is new. */
export function useInk(...shown: readonly unknown[]): RowHighlight {
  const currentKey = shown.join(' ');
  const [settledKey, setSettledKey] = useState(currentKey);
  return { saved: currentKey !== settledKey, onAnimationEnd: () => setSettledKey(currentKey) };
}
