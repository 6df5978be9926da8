import type { Point } from '../sheet/spread-marks.ts';

export const zoomSteps = [1, 1.3, 1.6, 1.9, 2.2, 2.5, 2.8, 3] as const;
const minScale = 1;
const maxScale = 3;
/** The scale after a double click on a whole picture. */
const doubleClickScale = 1.9;

/**
 * Scale and position: -1 is the left or upper end, 1 the right or lower one. The relative position lets pictures of
 * different proportions show the same part of themselves.
 */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A frame on the screen, and the size of the picture in it at scale 1. */
export interface Viewport {
  frame: Size;
  picture: Size;
}

export const whole: Zoom = { scale: minScale, x: 0, y: 0 };

export const isZoomed = ({ scale }: Zoom) => scale > minScale;
export const canZoomIn = ({ scale }: Zoom) => scale < maxScale;

/** After a pinch, steps continue from the scale it ended at. */
export function stepIn(zoom: Zoom): Zoom {
  return zoomTo(zoom, zoomSteps.find((step) => step > zoom.scale) ?? maxScale);
}

export function stepOut(zoom: Zoom): Zoom {
  return zoomTo(zoom, zoomSteps.findLast((step) => step < zoom.scale) ?? minScale);
}

export function switchZoom(zoom: Zoom): Zoom {
  return zoomTo(zoom, isZoomed(zoom) ? minScale : doubleClickScale);
}

/** Keeps the centre of the frame in place. */
function zoomTo(zoom: Zoom, scale: number): Zoom {
  const next = clamp(scale, minScale, maxScale);
  return next === minScale ? whole : { ...zoom, scale: next };
}

/** Keeps what is under the point in place. Points are relative to the centre of the frame. */
export function zoomAt(zoom: Zoom, scale: number, point: Point, viewport: Viewport): Zoom {
  const next = zoomTo(zoom, scale);
  if (next === whole) return whole;
  const offset = offsetOf(zoom, viewport);
  const factor = next.scale / zoom.scale;
  const moved = { x: point.x - (point.x - offset.x) * factor, y: point.y - (point.y - offset.y) * factor };
  return placedBy(next, moved, viewport);
}

export function switchZoomAt(zoom: Zoom, point: Point, viewport: Viewport): Zoom {
  return zoomAt(zoom, switchZoom(zoom).scale, point, viewport);
}

/** Panning stops where the edges of picture and frame meet. */
export function panBy(zoom: Zoom, by: Point, viewport: Viewport): Zoom {
  const offset = offsetOf(zoom, viewport);
  return placedBy(zoom, { x: offset.x + by.x, y: offset.y + by.y }, viewport);
}

type Fingers = readonly [Point, Point];

/** Keeps what is under both fingers in place. */
export function pinch(zoom: Zoom, from: Fingers, to: Fingers, viewport: Viewport): Zoom {
  const factor = spread(to) / Math.max(1, spread(from));
  const [start, end] = [middle(from), middle(to)];
  return panBy(
    zoomAt(zoom, zoom.scale * factor, start, viewport),
    { x: end.x - start.x, y: end.y - start.y },
    viewport,
  );
}

/** The distance between the centres of picture and frame. */
export function offsetOf({ scale, x, y }: Zoom, viewport: Viewport): Point {
  const slack = slackOf(scale, viewport);
  return { x: -x * slack.x || 0, y: -y * slack.y || 0 };
}

/** Scales the picture to the largest size that fits the frame. */
export function fit(picture: Size, frame: Size): Size {
  const factor = Math.min(frame.width / picture.width, frame.height / picture.height);
  return { width: picture.width * factor, height: picture.height * factor };
}

function placedBy({ scale, x, y }: Zoom, offset: Point, viewport: Viewport): Zoom {
  const slack = slackOf(scale, viewport);
  // An axis without slack keeps its position, for a picture beside it that can move.
  return {
    scale,
    x: slack.x > 0 ? clamp(0 - offset.x / slack.x, -1, 1) : x,
    y: slack.y > 0 ? clamp(0 - offset.y / slack.y, -1, 1) : y,
  };
}

function slackOf(scale: number, { frame, picture }: Viewport): Point {
  return {
    x: Math.max(0, (picture.width * scale - frame.width) / 2),
    y: Math.max(0, (picture.height * scale - frame.height) / 2),
  };
}

const spread = ([first, second]: Fingers) => Math.hypot(first.x - second.x, first.y - second.y);
const middle = ([first, second]: Fingers) => ({ x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 });
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
