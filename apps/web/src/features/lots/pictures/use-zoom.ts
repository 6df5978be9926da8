import { useState } from 'react';
import { whole, type Zoom } from './zoom.ts';

export type ChangeZoom = (step: (zoom: Zoom) => Zoom) => void;

/** The zoom resets when the key names another picture, or another pair of them. */
export function useZoom(key: string): { zoom: Zoom; change: ChangeZoom } {
  const [state, setState] = useState({ key, zoom: whole });
  const zoomOf = (previous: typeof state) => (previous.key === key ? previous.zoom : whole);
  return {
    zoom: zoomOf(state),
    change: (step) => setState((previous) => ({ key, zoom: step(zoomOf(previous)) })),
  };
}
