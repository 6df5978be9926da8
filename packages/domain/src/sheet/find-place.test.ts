import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPlace } from './find-place.ts';

describe('R45 the place of a mark on the unfolded car', () => {
  it.each([
    [5, 50, 'front bumper', 'передний бампер'],
    [12, 45, 'nose with headlights', 'передок с фарами'],
    [25, 50, 'bonnet', 'капот'],
    [35, 50, 'windscreen', 'лобовое стекло'],
    [49, 50, 'roof', 'крыша'],
    [62, 50, 'rear window', 'заднее стекло'],
    [74, 50, 'boot lid or tailgate', 'крышка или дверь багажника'],
    [95, 50, 'rear bumper', 'задний бампер'],
    [26, 86, 'left front wing', 'левое переднее крыло'],
    [43, 87, 'left front door', 'левая передняя дверь'],
    [43, 79, 'left front door window', 'левое стекло передней двери'],
    [57, 87, 'left rear door', 'левая задняя дверь'],
    [76, 86, 'left rear quarter', 'левое заднее крыло'],
    [50, 92, 'left sill', 'левый порог'],
    [29, 93, 'left front wheel', 'левое переднее колесо'],
    [70, 93, 'left rear wheel', 'левое заднее колесо'],
    [26, 14, 'right front wing', 'правое переднее крыло'],
    [43, 13, 'right front door', 'правая передняя дверь'],
    [57, 13, 'right rear door', 'правая задняя дверь'],
    [76, 14, 'right rear quarter', 'правое заднее крыло'],
    [50, 8, 'right sill', 'правый порог'],
    [34, 30, 'right mirror', 'правое зеркало'],
  ])('%d, %d is the %s', (x, y, en, ru) => {
    expect(findPlace(x, y)).toEqual({ en, ru });
  });

  it.each([
    [-1, 50],
    [101, 50],
    [50, -0.1],
    [50, 100.1],
    [Number.NaN, 50],
  ])('%d, %d is off the map', (x, y) => {
    expect(findPlace(x, y)).toBeNull();
  });

  const percent = fc.double({ min: 0, max: 100, noNaN: true });

  it('the map has no holes', () => {
    fc.assert(fc.property(percent, percent, (x, y) => findPlace(x, y) !== null));
  });

  it('the right side mirrors the left one', () => {
    fc.assert(
      fc.property(percent, fc.double({ min: 66.01, max: 100, noNaN: true }), (x, y) => {
        expect(findPlace(x, 100 - y)?.en.replace('right', 'left')).toBe(findPlace(x, y)?.en);
      }),
    );
  });
});
