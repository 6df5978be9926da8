import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { carView } from '../page/lot-views.testkit.ts';
import { LotPictures } from './lot-pictures.tsx';

const home = window.location.href;
const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
/** A distinct data URL for each index. */
const photoAt = (index: number) => `${dot}#/${index}?`;

beforeEach(() => window.history.replaceState(null, '', '/car-auctions/100001?year=2018'));
afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', home);
});

interface ShowOptions {
  photos: number;
  sheet?: boolean;
  failing?: number;
}

async function show({ photos, sheet = false, failing }: ShowOptions) {
  const images = Array.from({ length: photos }, (_, index) =>
    index === failing ? 'data:,no-picture' : photoAt(index),
  );
  const view = carView(100_001, { lotImages: { images, thumbnails: images } });
  const detail = { ...view.carCommonDetail, auctionSheet: sheet ? photoAt(99) : null };
  await render(<LotPictures lot={{ ...view, carCommonDetail: detail }} />);
}

const current = () => document.querySelector<HTMLElement>('[data-thumb][aria-current]')?.dataset['thumb'];
const focused = () => document.activeElement;
const transform = () => document.querySelector<HTMLElement>('dialog img')?.parentElement?.style.transform;
const photo = (index: number) => document.querySelector<HTMLElement>(`[data-photo="${index}"]`);
const thumb = (index: number) => document.querySelector<HTMLElement>(`[data-thumb="${index}"]`);

test('arrow keys turn the photos, wrap around and move the focus; the address keeps the query of the list', async () => {
  await show({ photos: 3 });
  photo(0)?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect([current(), focused()]).toEqual(['1', photo(1)]);
  expect(window.location.search + window.location.hash).toBe('?year=2018#photo-2');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect([current(), focused()]).toEqual(['0', photo(0)]);
  expect(window.location.search + window.location.hash).toBe('?year=2018');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect([current(), focused()]).toEqual(['2', thumb(2)]);
});

test('only the current photo and its thumbnail are tab stops', async () => {
  await show({ photos: 3 });
  thumb(1)?.click();
  await expect.poll(current).toBe('1');
  const stops = [...document.querySelectorAll<HTMLElement>('[data-photo], [data-thumb]')];
  expect(stops.filter(({ tabIndex }) => tabIndex === 0)).toEqual([photo(1), thumb(1)]);
});

test.each([
  [4, null],
  [5, '+1'],
  [24, '+20'],
])('%i photos show four thumbnails, and the last one counts the rest', async (photos, rest) => {
  await show({ photos });
  expect(thumb(3)?.textContent || null).toBe(rest);
  const arrows = document.querySelectorAll('[aria-label="Next photos"]');
  expect(arrows).toHaveLength(rest === null ? 0 : 1);
});

test('a single photo has no thumbnails', async () => {
  await show({ photos: 1 });
  expect(thumb(0)).toBeNull();
  expect(photo(0)).not.toBeNull();
});

test('a lot without photos says so', async () => {
  await show({ photos: 0 });
  await expect.element(page.getByText('No photo')).toBeVisible();
});

test('a photo that fails to load keeps its frame and the other photos', async () => {
  await show({ photos: 2, failing: 0 });
  await expect.element(page.getByText('This photo did not load')).toBeVisible();
  expect(photo(1)?.querySelector('img')).not.toBeNull();
});

test('the gallery opens at the picture, Escape closes it, and the focus is on the photo shown last', async () => {
  await show({ photos: 3, sheet: true });
  photo(0)?.focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  const gallery = page.getByRole('dialog');
  await expect.element(gallery).toBeVisible();
  expect(window.location.hash).toBe('#gallery-2');
  await userEvent.keyboard('{ArrowRight}');
  expect(window.location.hash).toBe('#gallery-3');
  await userEvent.keyboard('{Escape}');
  await expect.element(gallery).not.toBeInTheDocument();
  await expect.poll(() => window.location.hash).toBe('#photo-3');
  await expect.poll(focused).toBe(photo(2));
});

test('the sheet is one of the pictures, after the photos', async () => {
  await show({ photos: 2, sheet: true });
  await userEvent.click(page.getByRole('button', { name: 'Toyota Harrier G, auction sheet: open full screen' }));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(window.location.hash).toBe('#gallery-sheet');
  await userEvent.keyboard('{ArrowLeft}');
  expect(window.location.hash).toBe('#gallery-2');
});

test('Back closes the gallery and stays on the page', async () => {
  await show({ photos: 2 });
  photo(0)?.click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  window.history.back();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(window.location.pathname + window.location.search).toBe('/car-auctions/100001?year=2018');
});

test('zoom goes in steps up to 3, and another picture starts unzoomed', async () => {
  await show({ photos: 2, sheet: true });
  photo(0)?.click();
  const more = page.getByRole('button', { name: 'Zoom in' });
  await expect.element(more).toBeVisible();
  for (let pressed = 0; pressed < 8; pressed += 1) await userEvent.click(more);
  expect(transform()).toContain('scale(3)');
  expect(page.getByText('Photo 1 of 2, zoom 300%').query()).not.toBeNull();
  await userEvent.keyboard('{PageDown}');
  await expect.poll(transform).toContain('scale(1)');
});
