import { useState } from 'react';
import { whole, type Zoom } from './zoom.ts';

export type ChangeZoom = (step: (zoom: Zoom) => Zoom) => void;

/** The zoom resets when another picture is shown. */
export function useZoom(index: number): { zoom: Zoom; change: ChangeZoom } {
  const [state, setState] = useState({ index, zoom: whole });
  const zoomOf = (previous: typeof state) => (previous.index === index ? previous.zoom : whole);
  return {
    zoom: zoomOf(state),
    change: (step) => setState((previous) => ({ index, zoom: step(zoomOf(previous)) })),
  };
}
