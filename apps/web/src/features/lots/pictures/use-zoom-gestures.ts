import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isZoomed, panBy, pinch, switchZoomAt, type Viewport, type Zoom, zoomAt } from './zoom.ts';
import type { Point } from '../sheet/spread-marks.ts';
import type { ChangeZoom } from './use-zoom.ts';

interface Gestures {
  frame: RefObject<HTMLElement | null>;
  viewportOf: () => Viewport;
  zoom: Zoom;
  onZoom: ChangeZoom;
  /** Turns to the next picture (1) or the previous one (-1). */
  onSwipe: (by: number) => void;
}

const swipeDistance = 56;
/** Limits a wheel event to about one zoom step, however coarse the wheel. */
const maxWheelDelta = 26;

/** Drag, pinch, swipe, double click and Ctrl+wheel; browsers report a touchpad pinch as Ctrl+wheel. */
export function useZoomGestures({ frame, viewportOf, zoom, onZoom, onSwipe }: Gestures) {
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<Point>(undefined);
  const [pull, setPull] = useState(0);

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const turn = Math.max(-maxWheelDelta, Math.min(maxWheelDelta, event.deltaY));
    const point = pointIn(frame.current, event);
    onZoom((previous) => zoomAt(previous, previous.scale * Math.exp(-turn / 100), point, viewportOf()));
  });
  useEffect(() => {
    const element = frame.current;
    const listen = (event: WheelEvent) => onWheel(event);
    // React registers wheel handlers as passive, and a passive handler cannot stop the browser from zooming the page.
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [frame]);

  const end = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId);
    setPull(0);
  };
  return {
    pull,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const point = pointIn(frame.current, event);
        start.current = pointers.current.size === 0 ? point : undefined;
        pointers.current.set(event.pointerId, point);
        setPull(0);
      },
      onPointerMove: (event: PointerEvent) => {
        const before = pointers.current.get(event.pointerId);
        if (!before) return;
        const now = pointIn(frame.current, event);
        const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
        pointers.current.set(event.pointerId, now);
        const viewport = viewportOf();
        if (other) onZoom((previous) => pinch(previous, [before, other], [now, other], viewport));
        else if (isZoomed(zoom))
          onZoom((previous) => panBy(previous, { x: now.x - before.x, y: now.y - before.y }, viewport));
        else if (start.current) setPull(now.x - start.current.x);
      },
      onPointerUp: (event: PointerEvent) => {
        const from = start.current;
        const by = from && !isZoomed(zoom) ? pointIn(frame.current, event).x - from.x : 0;
        end(event);
        if (Math.abs(by) > swipeDistance) onSwipe(by < 0 ? 1 : -1);
      },
      onPointerCancel: end,
      onDoubleClick: (event: MouseEvent) => {
        const point = pointIn(frame.current, event);
        onZoom((previous) => switchZoomAt(previous, point, viewportOf()));
      },
    },
  };
}

/** Relative to the centre of the frame. */
function pointIn(
  frame: HTMLElement | null,
  { clientX, clientY }: Pick<globalThis.MouseEvent, 'clientX' | 'clientY'>,
): Point {
  if (!frame) return { x: 0, y: 0 };
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}
