import { expect, test } from 'vitest';
import { drawPicture } from './draw-picture.ts';
import { drawVehicle } from './draw-vehicle.ts';

/** The ground under photos on the dark theme, and the darkest paints of the demonstration. */
const darkGround = '#26313b';
const blacks = ['#2a2f36', '#24282d', '#16181c'];

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
const luminance = (rgb: readonly number[]) =>
  [0.2126, 0.7152, 0.0722].reduce((sum, share, index) => sum + share * linear(rgb[index] ?? 0), 0);
const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The dark ground under the light, where the ends of a vehicle are. */
function groundAtTheEnds(svg: string): readonly number[] {
  const stop = /offset="0.7" stop-color="(#[\da-f]{6})" stop-opacity="([\d.]+)"/.exec(svg);
  const [light, share] = [channels(stop?.[1] ?? ''), Number(stop?.[2])];
  return channels(darkGround).map((dark, index) => dark + ((light[index] ?? 0) - dark) * share);
}

test.each(blacks)('the black %s stands out from the ground of the dark theme, up to its ends', (black) => {
  const svg = drawPicture(`drawn:bike/naked/side/${black.slice(1)}`) ?? '';
  expect(contrast(luminance(groundAtTheEnds(svg)), luminance(channels(black)))).toBeGreaterThan(4.5);
  expect(contrast(luminance(channels(darkGround)), luminance(channels(black)))).toBeLessThan(1.6);
});

test('the light lies behind the vehicle, and the drawings of pages have none', () => {
  const svg = drawPicture('drawn:car/sedan/front/24282d') ?? '';
  expect(svg.indexOf('url(#studio)')).toBeLessThan(svg.indexOf('<path'));
  expect(drawVehicle({ body: 'sedan', view: 'front', paint: '#24282d' })).not.toContain('studio');
});
