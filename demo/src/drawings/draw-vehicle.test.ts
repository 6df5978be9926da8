import { expect, test } from 'vitest';
import { bodyNames, type Paint, views } from './body-names.ts';
import { drawVehicle } from './draw-vehicle.ts';
import { sheet } from './place-drawing.ts';

const paint: Paint = '#2f4f7f';
const drawings = bodyNames.flatMap((body) => views.map((view) => ({ body, view })));

test.each(drawings)('$body from the $view is drawn the same twice, in numbers, under 40 KB', ({ body, view }) => {
  const svg = drawVehicle({ body, view, paint });
  expect(drawVehicle({ body, view, paint })).toBe(svg);
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 640 480"/);
  expect(svg).not.toMatch(/NaN|Infinity|undefined|e-\d/);
  expect(new TextEncoder().encode(svg).length).toBeLessThan(40_000);
  expect(pathsOf(svg).length).toBeGreaterThan(30);
});

test.each(drawings)('$body from the $view stays on its sheet and fills most of its width', ({ body, view }) => {
  const spots = pathsOf(drawVehicle({ body, view, paint })).flatMap(spotsOf);
  const across = spots.map(([x]) => x);
  const down = spots.map(([, y]) => y);
  expect(Math.min(...across)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...across)).toBeLessThanOrEqual(sheet.width);
  expect(Math.min(...down)).toBeGreaterThan(20);
  expect(Math.max(...down)).toBeLessThan(sheet.height - 20);
  expect(Math.max(...across) - Math.min(...across)).toBeGreaterThan(sheet.width * 0.6);
});

test.each(drawings)('$body from the $view wears its paint and lies on no ground of its own', ({ body, view }) => {
  const svg = drawVehicle({ body, view, paint });
  expect(svg).toContain(`fill="${paint}"`);
  expect(svg).not.toContain('<rect');
});

test('bodies and views differ', () => {
  expect(new Set(drawings.map((drawing) => drawVehicle({ ...drawing, paint }))).size).toBe(drawings.length);
});

test('on black paint the gaps between panels are lighter than the paint', () => {
  const black = drawVehicle({ body: 'suv', view: 'side', paint: '#22272e' });
  const white = drawVehicle({ body: 'suv', view: 'side', paint: '#e9edec' });
  expect(black).not.toContain('stroke="#1d2735" stroke-width="1" opacity="0.85"');
  expect(white).toContain('stroke="#1d2735" stroke-width="1" opacity="0.85"');
});

test('paint that is no sRGB colour is refused', () => {
  expect(() => drawVehicle({ body: 'kei', view: 'side', paint: '#red' })).toThrow(RangeError);
});

function pathsOf(svg: string): readonly string[] {
  return [...svg.matchAll(/ d="([^"]*)"/g)].map((match) => match[1] ?? '');
}

/** Where the pen has been. */
function spotsOf(path: string): readonly (readonly [number, number])[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([Ml])(-?[\d.]+) ?(-?[\d.]+)/g)].map(([, command, along, down]) => {
    [x, y] = command === 'M' ? [Number(along), Number(down)] : [x + Number(along), y + Number(down)];
    return [x, y] as const;
  });
}
