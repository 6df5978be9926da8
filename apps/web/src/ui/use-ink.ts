import { useState } from 'react';

interface Ink {
  /** Just changed, and still wet. */
  saved: boolean;
  onAnimationEnd: () => void;
}

/** What is shown of a row: when it changes in its place the row inks in; a row that is new stands at once. */
export function useInk(...shown: readonly unknown[]): Ink {
  const now = shown.join(' ');
  const [dry, setDry] = useState(now);
  return { saved: now !== dry, onAnimationEnd: () => setDry(now) };
}
