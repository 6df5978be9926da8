import { describe, expect, test } from 'vitest';
import {
  fit,
  offsetOf,
  panBy,
  pinch,
  type Viewport,
  stepIn,
  stepOut,
  switchZoom,
  whole,
  type Zoom,
  zoomAt,
  zoomSteps,
} from './zoom.ts';

const viewport: Viewport = { frame: { width: 400, height: 300 }, picture: { width: 400, height: 300 } };
const at = (scale: number, x = 0, y = 0): Zoom => ({ scale, x, y });

function steps(step: (zoom: Zoom) => Zoom, from: Zoom, count: number): number[] {
  const scales: number[] = [];
  for (let zoom = from; scales.length < count;) {
    zoom = step(zoom);
    scales.push(zoom.scale);
  }
  return scales;
}

describe('steps', () => {
  test('zooming in goes from 1 in steps of 0.3 and stops at 3', () => {
    expect(steps(stepIn, whole, 8)).toEqual([1.3, 1.6, 1.9, 2.2, 2.5, 2.8, 3, 3]);
  });

  test('zooming out takes the same steps back', () => {
    expect(steps(stepOut, at(3), 8)).toEqual([2.8, 2.5, 2.2, 1.9, 1.6, 1.3, 1, 1]);
    expect(zoomSteps.at(-1)).toBe(3);
  });

  test('from between two steps the next step is taken', () => {
    expect(stepIn(at(1.41)).scale).toBe(1.6);
    expect(stepOut(at(1.41)).scale).toBe(1.3);
  });

  test('the centre is kept; a whole picture is always centred', () => {
    expect(stepIn(at(1.6, 0.5, -1))).toEqual(at(1.9, 0.5, -1));
    expect(stepOut(at(1.3, 0.5, -1))).toEqual(whole);
  });

  test('the switch shows the whole picture at any zoom, and zooms into a whole one', () => {
    expect(switchZoom(at(2.8, 1, 1))).toEqual(whole);
    expect(switchZoom(whole).scale).toBeGreaterThan(1);
  });
});

describe('position', () => {
  test('the point under the pointer stays there', () => {
    const point = { x: 100, y: -50 };
    const zoomed = zoomAt(whole, 2, point, viewport);
    expect(offsetOf(zoomed, viewport)).toEqual({ x: -100, y: 50 });
    const more = zoomAt(zoomed, 3, point, viewport);
    expect(offsetOf(more, viewport)).toEqual({ x: -200, y: 100 });
  });

  test('panning stops at the edge of the picture', () => {
    expect(panBy(at(2), { x: 150, y: 0 }, viewport)).toEqual(at(2, -0.75, 0));
    expect(panBy(at(2), { x: 9999, y: -9999 }, viewport)).toEqual(at(2, -1, 1));
  });

  test('an axis without room to move stays centred', () => {
    const flat: Viewport = { frame: { width: 400, height: 600 }, picture: { width: 400, height: 300 } };
    const panned = panBy(at(1.6), { x: -60, y: -60 }, flat);
    expect(panned).toEqual(at(1.6, 0.5, 0));
    expect(offsetOf({ ...panned, y: 1 }, flat).y).toBe(0);
  });

  test('pictures of different proportions show the same part of themselves', () => {
    const sheet: Viewport = { frame: { width: 400, height: 300 }, picture: { width: 214, height: 300 } };
    const corner = panBy(at(3), { x: -9999, y: -9999 }, viewport);
    expect(offsetOf(corner, sheet)).toEqual({ x: -(214 * 3 - 400) / 2, y: -300 });
  });
});

describe('pinch', () => {
  test('fingers twice as far apart double the scale, between 1 and 3', () => {
    const near = [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ] as const;
    const far = [
      { x: -100, y: 0 },
      { x: 100, y: 0 },
    ] as const;
    expect(pinch(whole, near, far, viewport)).toEqual(at(2));
    expect(pinch(at(2), near, far, viewport).scale).toBe(3);
    expect(pinch(at(1.3), far, near, viewport)).toEqual(whole);
  });

  test('fingers that move together pan the picture', () => {
    const from = [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ] as const;
    const to = [
      { x: -10, y: 30 },
      { x: 90, y: 30 },
    ] as const;
    expect(offsetOf(pinch(at(2), from, to, viewport), viewport)).toEqual({ x: 40, y: 30 });
  });
});

test('fit scales a picture to the largest size inside the frame', () => {
  expect(fit({ width: 1000, height: 1400 }, { width: 500, height: 350 })).toEqual({ width: 250, height: 350 });
  expect(fit({ width: 1280, height: 960 }, { width: 320, height: 900 })).toEqual({ width: 320, height: 240 });
});
