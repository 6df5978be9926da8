import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PictureRoom } from '../pictures/picture-room.tsx';
import { YardRoom } from './yard-room.tsx';

const home = window.location.href;
const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const photoAt = (index: number) => `${dot}#/${index}?`;
const yardAt = (id: number) => `${dot}#id=${id}`;

beforeEach(async () => {
  await page.viewport(1440, 900);
  window.history.replaceState(null, '', '/purchases/700001');
});
afterEach(() => window.history.replaceState(null, '', home));

const taken = [
  { address: yardAt(11), day: '2026-11-20', isDraft: false },
  { address: yardAt(12), day: '2026-11-20', isDraft: false },
  { address: yardAt(13), day: '2026-11-22', isDraft: true },
];
const show = (auction = 2, photos = taken) =>
  render(
    <PictureRoom
      pageType="stats"
      pageId={700_001}
      pictures={{
        car: 'Toyota Harrier',
        photos: Array.from({ length: auction }, (_, index) => photoAt(index)),
        sheet: null,
        yard: { boughtOn: '2026-11-15', photos },
      }}
      fetchLink={undefined}
      renderYard={photos.length === 0 ? undefined : (gallery) => <YardRoom {...gallery} />}
    />,
  );
const room = () => page.getByRole('dialog');
const thumb = (name: string) => page.getByRole('button', { name, exact: true });
const side = (name: RegExp) => room().getByRole('region', { name });
const moved = () =>
  [...document.querySelectorAll<HTMLElement>('dialog section img')].map(
    (image) => image.parentElement?.style.transform,
  );
const transforms = () => moved().map((transform) => transform?.match(/scale\(.+\)/)?.[0]);

test('R99 a photo of the yard opens in the room of the photos of the auction, and arrows walk through both', async () => {
  await show();
  await expect
    .element(page.getByRole('region', { name: 'Yard photos' }))
    .toMatchTextContent(/20 Nov 2026 – 22 Nov 2026/);
  await userEvent.click(thumb('Yard, 20 Nov 2026, Photo 1 of 3: open full screen'));
  await expect.element(side(/^Yard, 20 Nov 2026, Photo 1 of 3/)).toBeVisible();
  expect(window.location.hash).toBe('#gallery-3');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(side(/^Auction, 15 Nov 2026, Photo 2 of 2/)).toBeVisible();
  expect(window.location.hash).toBe('#gallery-2');
  await userEvent.keyboard('{End}');
  await expect.element(side(/^Yard, 22 Nov 2026 · draft, Photo 3 of 3/)).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(side(/^Auction, 15 Nov 2026, Photo 1 of 2/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(room()).not.toBeInTheDocument();
});

test('the thumbnails of the yard are one tab stop, which the arrows move', async () => {
  await show();
  const first = thumb('Yard, 20 Nov 2026, Photo 1 of 3: open full screen');
  await expect.element(first).toBeVisible();
  (first.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(thumb('Yard, 22 Nov 2026 · draft, Photo 3 of 3: open full screen')).toHaveFocus();
  expect(first.element()).toHaveAttribute('tabindex', '-1');
});

test('R99 a comparison has one zoom for both sides, by keys and by dragging', async () => {
  await show();
  await userEvent.click(thumb('Compare'));
  await expect.element(side(/^Auction/)).toBeVisible();
  await expect.element(side(/^Yard/)).toBeVisible();
  await expect.poll(transforms).toEqual(['scale(1)', 'scale(1)']);
  await userEvent.keyboard('++');
  await expect.poll(transforms).toEqual(['scale(1.6)', 'scale(1.6)']);
  await userEvent.click(room().getByRole('button', { name: 'Zoom in' }));
  await expect.poll(transforms).toEqual(['scale(1.9)', 'scale(1.9)']);
  const before = moved();
  const pane = side(/^Yard/).element().querySelector('img')!.parentElement!.parentElement!;
  const { left, top } = pane.getBoundingClientRect();
  const point = (x: number) => ({ bubbles: true, pointerId: 1, button: 0, clientX: left + x, clientY: top + 200 });
  pane.setPointerCapture = () => undefined;
  pane.dispatchEvent(new PointerEvent('pointerdown', point(200)));
  pane.dispatchEvent(new PointerEvent('pointermove', point(120)));
  pane.dispatchEvent(new PointerEvent('pointerup', point(120)));
  await expect.poll(() => moved()[0] === before[0]).toBe(false);
  expect(moved()[0]).toBe(moved()[1]);
});

test('R99 each side of a comparison is turned by itself: by its own buttons, and by keys where the focus is', async () => {
  await show();
  await userEvent.click(thumb('Compare'));
  await userEvent.click(side(/^Auction/).getByRole('button', { name: 'Next image' }));
  await expect.element(side(/^Auction, 15 Nov 2026, Photo 2 of 2/)).toBeVisible();
  await expect.element(side(/^Yard, 20 Nov 2026, Photo 1 of 3/)).toBeVisible();
  (side(/^Yard/).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(side(/^Yard, 22 Nov 2026 · draft, Photo 3 of 3/)).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(side(/^Yard, 20 Nov 2026, Photo 2 of 3/)).toBeVisible();
  await expect.element(side(/^Auction, 15 Nov 2026, Photo 2 of 2/)).toBeVisible();
});

test('C puts both beside each other and back, and the keys go on working', async () => {
  await show();
  await userEvent.click(thumb('Yard, 20 Nov 2026, Photo 1 of 3: open full screen'));
  await expect.element(side(/^Yard/)).toBeVisible();
  await userEvent.keyboard('c');
  await expect.element(side(/^Auction/)).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(side(/^Yard, 20 Nov 2026, Photo 2 of 3/)).toBeVisible();
  await userEvent.keyboard('c');
  await expect.element(side(/^Auction/)).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(side(/^Yard, 22 Nov 2026 · draft, Photo 3 of 3/)).toBeVisible();
});

test('on a phone both stand above each other', async () => {
  await page.viewport(390, 844);
  await show();
  await userEvent.click(thumb('Compare'));
  await expect.element(side(/^Yard/)).toBeVisible();
  const [auction, yard] = [/^Auction/, /^Yard/].map((name) => side(name).element().getBoundingClientRect());
  expect(auction!.bottom).toBeLessThanOrEqual(yard!.top);
  expect([yard!.left, yard!.width]).toEqual([auction!.left, auction!.width]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('a car without photos of the auction has nothing to compare, and one without those of the yard no strip', async () => {
  const screen = await show(0);
  await expect.element(page.getByRole('region', { name: 'Yard photos' })).toBeVisible();
  await expect.element(thumb('Compare')).not.toBeInTheDocument();
  await screen.unmount();
  await show(2, []);
  await expect.element(page.getByRole('region', { name: 'Photos' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Yard photos' })).not.toBeInTheDocument();
});
