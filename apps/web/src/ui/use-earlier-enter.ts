import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

const doubledWithin = 500;

/** Browsers count the clicks of one gesture; presses of a key nobody counts. */
let pressedAt = -Infinity;
window.addEventListener('keydown', note, { capture: true });
window.addEventListener('pointerdown', () => (pressedAt = -Infinity), { capture: true });

function note({ key, repeat, timeStamp }: globalThis.KeyboardEvent): void {
  if (key !== 'Enter') pressedAt = -Infinity;
  else if (!repeat) pressedAt = timeStamp;
}

/** Of what comes under the keyboard: an Enter that is held or doubled since before it came was not meant for it. */
export function useEarlierEnter(): (event: KeyboardEvent) => boolean {
  const earlier = useRef(-Infinity);
  const isPressed = useRef(false);
  useLayoutEffect(() => void (earlier.current = pressedAt), []);
  return ({ key, nativeEvent: { repeat, timeStamp } }) => {
    // Whoever has pressed something else since has read what there is.
    if (key !== 'Enter') earlier.current = -Infinity;
    if (key !== 'Enter') return false;
    const isEarlier = repeat ? !isPressed.current : timeStamp - earlier.current < doubledWithin;
    if (!isEarlier) isPressed.current = true;
    return isEarlier;
  };
}
