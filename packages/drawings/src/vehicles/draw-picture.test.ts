import { expect, test } from 'vitest';
import { bikeBodies, bikeViews } from './bikes/bike-names.ts';
import { bodyNames, extraViews, type Paint, views } from './car/body-names.ts';
import { drawPicture } from './draw-picture.ts';
import { machineBodies, machineViews } from './machines/machine-names.ts';
import { type DrawnPicture, pictureAddress } from './picture-address.ts';
import { readDrawing } from './read-drawing.ts';

const paint: Paint = '#a92f2c';
const pictures: readonly DrawnPicture[] = [
  ...bodyNames.flatMap((body) =>
    [...views, ...extraViews].map((view) => ({ family: 'car' as const, body, view, paint })),
  ),
  ...bikeBodies.flatMap((body) => bikeViews.map((view) => ({ family: 'bike' as const, body, view, paint }))),
  ...machineBodies.flatMap((body) => machineViews.map((view) => ({ family: 'machine' as const, body, view, paint }))),
];
const addresses = pictures.map(pictureAddress);
/** Cars have tests of their own. */
const others = pictures.filter(({ family }) => family !== 'car');

test.each(addresses)('%s is drawn, the same twice, well-formed, under 40 KB', (address) => {
  const svg = drawPicture(address) ?? '';
  expect(drawPicture(address)).toBe(svg);
  const { viewBox, faults, bytes, paths } = readDrawing(svg);
  expect(paths).toBeGreaterThan(20);
  expect({ viewBox, faults }).toEqual({ viewBox: '0 0 640 480', faults: [] });
  expect(bytes).toBeLessThan(40 * 1024);
  expect(svg).not.toMatch(/<(script|style|image|foreignObject)/);
});

test('every picture has its own address, and every address its own picture', () => {
  expect(new Set(addresses).size).toBe(pictures.length);
  expect(new Set(addresses.map(drawPicture)).size).toBe(pictures.length);
});

test.each(others)('a $body, $view, has its paint, and another paint changes only colours', (picture) => {
  const [red, yellow] = [paint, '#e0a02c' as const].map(
    (one) => drawPicture(pictureAddress({ ...picture, paint: one })) ?? '',
  );
  expect(red).toContain(`fill="${paint}"`);
  expect(yellow).not.toBe(red);
  expect(readDrawing(yellow ?? '').lines).toBe(readDrawing(red ?? '').lines);
});

test.each(others)('a $body, $view, stays on its sheet and fills it', (picture) => {
  const { left, right, top, bottom } = readDrawing(drawPicture(pictureAddress(picture)) ?? '');
  expect(Math.min(left, 640 - right)).toBeGreaterThanOrEqual(20);
  expect(Math.min(top, 480 - bottom)).toBeGreaterThan(40);
  expect(Math.max((right - left) / 640, (bottom - top) / 480)).toBeGreaterThan(0.6);
});

test('an address names family, body, view and paint', () => {
  expect(pictureAddress({ family: 'car', body: 'kei', view: 'rear', paint: '#E9EDEC' })).toBe(
    'drawn:car/kei/rear/e9edec',
  );
});

test.each([
  '',
  'car/kei/rear/e9edec',
  'drawn:car/kei/rear/#e9edec',
  'drawn:car/kei/rear/E9EDEC',
  'drawn:car/kei/rear/e9edec0',
  'drawn:car/kei/rear/e9edec\n',
  'drawn:car/kei/rear',
  'drawn:car/kei/above/e9edec',
  'drawn:car/tank/rear/e9edec',
  'drawn:car/constructor/rear/e9edec',
  'drawn:bike/kei/side/e9edec',
  'drawn:boat/kei/side/e9edec',
  'drawn:sheet/TK-2026-11-21-1',
  'https://example.com/drawn:car/kei/rear/e9edec',
])('%j is not the address of a picture', (address) => {
  expect(drawPicture(address)).toBeNull();
});
