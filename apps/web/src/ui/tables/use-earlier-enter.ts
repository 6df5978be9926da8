import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

const repeatWindowMs = 500;

/** Time of the last Enter. Browsers count repeated clicks (`event.detail`), but not repeated key presses. */
let pressedAt = -Infinity;
window.addEventListener('keydown', notePress, { capture: true });
window.addEventListener('pointerdown', () => (pressedAt = -Infinity), { capture: true });

function notePress({ key, repeat, timeStamp }: globalThis.KeyboardEvent): void {
  if (key !== 'Enter') pressedAt = -Infinity;
  else if (!repeat) pressedAt = timeStamp;
}

/** Detects an Enter that was held or pressed twice since before the component appeared, and so was not meant for it. */
export function useEarlierEnter(): (event: KeyboardEvent) => boolean {
  const earlier = useRef(-Infinity);
  const isPressed = useRef(false);
  useLayoutEffect(() => void (earlier.current = pressedAt), []);
  return ({ key, nativeEvent: { repeat, timeStamp } }) => {
    // Pressing another key in between means that the reader has seen the component.
    if (key !== 'Enter') earlier.current = -Infinity;
    if (key !== 'Enter') return false;
    const isEarlier = repeat ? !isPressed.current : timeStamp - earlier.current < repeatWindowMs;
    if (!isEarlier) isPressed.current = true;
    return isEarlier;
  };
}
