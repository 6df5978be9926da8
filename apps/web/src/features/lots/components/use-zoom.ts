import { useState } from 'react';
import { whole, type Zoom } from '../model/zoom.ts';

export type ChangeZoom = (step: (zoom: Zoom) => Zoom) => void;

/** A new picture starts whole. */
export function useZoom(place: number): { zoom: Zoom; change: ChangeZoom } {
  const [held, hold] = useState({ place, zoom: whole });
  const zoomOf = (former: typeof held) => (former.place === place ? former.zoom : whole);
  return {
    zoom: zoomOf(held),
    change: (step) => hold((former) => ({ place, zoom: step(zoomOf(former)) })),
  };
}
