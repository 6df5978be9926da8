import { expect, test } from 'vitest';
import { type BodyName, bodyNames, type Paint, type DrawnCarView, views } from './car/body-names.ts';
import { drawVehicle } from './draw-vehicle.ts';
import { sheet } from './place-drawing.ts';
import { spotsOf } from './read-drawing.ts';

const paint: Paint = '#2f4f7f';
const drawings = bodyNames.flatMap((body) => views.map((view) => ({ body, view })));
const outside = drawings.filter(({ view }) => view !== 'interior');

test.each(outside)('$body from the $view stays on its sheet and fills most of its width', ({ body, view }) => {
  const spots = pathsOf(drawVehicle({ body, view, paint })).flatMap(spotsOf);
  const across = spots.map(([x]) => x);
  const down = spots.map(([, y]) => y);
  expect(Math.min(...across)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...across)).toBeLessThanOrEqual(sheet.width);
  expect(Math.min(...down)).toBeGreaterThan(20);
  expect(Math.max(...down)).toBeLessThan(sheet.height - 20);
  expect(Math.max(...across) - Math.min(...across)).toBeGreaterThan(sheet.width * 0.6);
});

test.each(outside)('$body from the $view has its paint and no background', ({ body, view }) => {
  const svg = drawVehicle({ body, view, paint });
  expect(pathsOf(svg).length).toBeGreaterThan(30);
  expect(svg).toContain(`fill="${paint}"`);
  expect(svg).not.toContain('<rect');
});

test.each(bodyNames)('%s shows a number plate at both ends and none from the side', (body) => {
  const plate = (view: DrawnCarView) => /fill="(#fbfdfc|#f3d54e)"/.test(drawVehicle({ body, view, paint }));
  expect([plate('front'), plate('rear'), plate('side')]).toEqual([true, true, false]);
});

test.each(bodyNames)('%s shows red lamps from the rear', (body) => {
  expect(drawVehicle({ body, view: 'rear', paint })).toContain('fill="#b53324"');
});

test('paint tints the interior', () => {
  expect(inside('sedan', '#2f4f7f')).not.toBe(inside('sedan', '#e9edec'));
});

test('bodies differ outside, and share an interior where their drivers sit alike', () => {
  expect(new Set(outside.map((drawing) => drawVehicle({ ...drawing, paint }))).size).toBe(outside.length);
  expect(inside('truck')).toBe(inside('keitruck'));
  expect(new Set([inside('sedan'), inside('van'), inside('coupe')]).size).toBe(3);
});

test('on black paint the gaps between panels are lighter than the paint', () => {
  const black = drawVehicle({ body: 'suv', view: 'side', paint: '#22272e' });
  const white = drawVehicle({ body: 'suv', view: 'side', paint: '#e9edec' });
  expect(black).not.toContain('stroke="#1d2735" stroke-width="1" opacity="0.85"');
  expect(white).toContain('stroke="#1d2735" stroke-width="1" opacity="0.85"');
});

test('paint must be an sRGB colour', () => {
  expect(() => drawVehicle({ body: 'kei', view: 'side', paint: '#red' })).toThrow(RangeError);
});

/** The interior without its title. */
function inside(body: BodyName, inPaint = paint): string {
  return drawVehicle({ body, view: 'interior', paint: inPaint }).replace(/<title>.*<\/title>/, '');
}

function pathsOf(svg: string): readonly string[] {
  return [...svg.matchAll(/ d="([^"]*)"/g)].map((match) => match[1] ?? '');
}
