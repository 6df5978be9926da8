import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isZoomed, panBy, pinch, type Point, type Viewport, switchZoomAt, type Zoom, zoomAt } from '../model/zoom.ts';
import type { ChangeZoom } from './use-zoom.ts';

interface Gestures {
  frame: RefObject<HTMLElement | null>;
  viewportOf: () => Viewport;
  zoom: Zoom;
  onZoom: ChangeZoom;
  /** To the next picture, or the one before. */
  onSwipe: (by: number) => void;
}

const swiped = 56;
/** One turn of a wheel is no more than a step, however coarse the wheel. */
const wheelAtMost = 26;

/** Drag, pinch, swipe, double click, and the wheel with Ctrl, which is also what a pinch on a touchpad says. */
export function useZoomGestures({ frame, viewportOf, zoom, onZoom, onSwipe }: Gestures) {
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<Point>(undefined);
  const [pull, setPull] = useState(0);

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const turn = Math.max(-wheelAtMost, Math.min(wheelAtMost, event.deltaY));
    const point = pointIn(frame.current, event);
    onZoom((former) => zoomAt(former, former.scale * Math.exp(-turn / 100), point, viewportOf()));
  });
  useEffect(() => {
    const element = frame.current;
    const listen = (event: WheelEvent) => onWheel(event);
    // React's own wheel handlers cannot keep the browser from zooming the page.
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
        if (other) onZoom((former) => pinch(former, [before, other], [now, other], viewport));
        else if (isZoomed(zoom))
          onZoom((former) => panBy(former, { x: now.x - before.x, y: now.y - before.y }, viewport));
        else if (start.current) setPull(now.x - start.current.x);
      },
      onPointerUp: (event: PointerEvent) => {
        const from = start.current;
        const by = from && !isZoomed(zoom) ? pointIn(frame.current, event).x - from.x : 0;
        end(event);
        if (Math.abs(by) > swiped) onSwipe(by < 0 ? 1 : -1);
      },
      onPointerCancel: end,
      onDoubleClick: (event: MouseEvent) => {
        const point = pointIn(frame.current, event);
        onZoom((former) => switchZoomAt(former, point, viewportOf()));
      },
    },
  };
}

/** From the middle of the frame. */
function pointIn(
  frame: HTMLElement | null,
  { clientX, clientY }: Pick<globalThis.MouseEvent, 'clientX' | 'clientY'>,
): Point {
  if (!frame) return { x: 0, y: 0 };
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}
