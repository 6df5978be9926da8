import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render, renderHook } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { carView, pictures } from '../../lots/page/lot-views.testkit.ts';
import { carLot } from '../list/lots.testkit.ts';
import { LotTable } from './lot-table.tsx';
import { PhotoPreview } from './photo-preview.tsx';

const [first = '', second = '', sheet = ''] = pictures(3);
const lots = [
  { ...carLot(1), images: [first] },
  { ...carLot(2), images: [second] },
];
const setting = { listQuery: '', newTab: true, renderFavourite: () => null };
const asked = vi.fn<(url: string) => void>();
const clicked = vi.fn<(isPrevented: boolean) => void>();

let act: Awaited<ReturnType<typeof renderHook>>['act'];

beforeEach(async () => {
  ({ act } = await renderHook(() => null));
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    asked(input instanceof Request ? input.url : input.toString());
    const view = carView(1);
    return Response.json({ ...view, carCommonDetail: { ...view.carCommonDetail, auctionSheet: sheet } });
  });
  await render(
    <InApp client={createNoRetryClient()}>
      <LotTable
        lots={lots}
        label="Lots"
        visited={new Set()}
        stale={false}
        setting={setting}
        pageType="car-auction"
        sorting={undefined}
        onSort={() => {}}
      />
      <PhotoPreview lots={lots} />
    </InApp>,
  );
  window.addEventListener('click', watchClick);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  window.removeEventListener('click', watchClick);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

/** Keeps the test from following the link. */
function watchClick(event: MouseEvent) {
  clicked(event.defaultPrevented);
  event.preventDefault();
}

const photoOf = (id: number) => document.querySelector<HTMLElement>(`[data-lot-id="${id}"] [data-lot-photo]`);
const preview = () => document.querySelector<HTMLElement>('[data-photo-preview]');
const shownPictures = () => [...(preview()?.querySelectorAll('img') ?? [])].map(({ src }) => src);
const advance = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const key = (name: string) =>
  act(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));

/** Dispatches synthetic events: a real pointer takes time, which these tests count. */
function point(type: string, pointerType: 'mouse' | 'touch', element: Element | null) {
  const { left, top } = element?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const spot = { clientX: left + 5, clientY: top + 5, bubbles: true, cancelable: true };
  return act(() => element?.dispatchEvent(new PointerEvent(type, { ...spot, pointerType })));
}
const over = (element: Element | null) => point('pointermove', 'mouse', element);

test('a mouse that rests on a photo sees it large with the sheet; nothing is loaded before, and the focus stays', async () => {
  const link = document.querySelector<HTMLElement>('[data-lot-id] a');
  link?.focus();
  await over(photoOf(1));
  await advance(299);
  expect([preview(), asked.mock.calls.length]).toEqual([null, 0]);
  await advance(1);
  expect(preview()?.matches(':popover-open')).toBe(true);
  expect(asked.mock.calls.map(([url]) => new URL(url, location.origin).search)).toEqual(['?id=1']);
  vi.useRealTimers();
  await expect.poll(shownPictures).toEqual([first.replace('/0', '/480'), sheet.replace('/2', '/480')]);
  expect(document.activeElement).toBe(link);
});

test('a mouse on its way over the photos opens nothing', async () => {
  await over(photoOf(1));
  await advance(200);
  await over(photoOf(2));
  await advance(200);
  await over(document.body);
  await advance(1000);
  expect([preview(), asked.mock.calls.length]).toEqual([null, 0]);
});

test('the mouse may go onto the preview, and ends it by going elsewhere', async () => {
  await over(photoOf(1));
  await advance(300);
  await over(preview());
  expect(preview()).not.toBeNull();
  await over(document.body);
  expect(preview()).toBeNull();
});

test('Escape ends it until the mouse has left the photo; a scroll ends it, too', async () => {
  await over(photoOf(1));
  await advance(300);
  await key('Escape');
  expect(preview()).toBeNull();
  await over(photoOf(1));
  await advance(1000);
  expect(preview()).toBeNull();
  await over(photoOf(2));
  await advance(300);
  expect(preview()).not.toBeNull();
  await act(() => document.dispatchEvent(new Event('scroll')));
  expect(preview()).toBeNull();
});

test('a long press shows it without opening the lot, and a tap ends it', async () => {
  await point('pointerdown', 'touch', photoOf(1));
  await advance(500);
  expect(preview()).not.toBeNull();
  await point('pointerup', 'touch', photoOf(1));
  await act(() => photoOf(1)?.click());
  expect(preview()).not.toBeNull();
  await point('pointerdown', 'touch', photoOf(2));
  await point('pointerup', 'touch', photoOf(2));
  await act(() => photoOf(2)?.click());
  expect(preview()).toBeNull();
  expect(clicked.mock.calls).toEqual([[true], [true]]);
  await point('pointerdown', 'touch', photoOf(2));
  await point('pointerup', 'touch', photoOf(2));
  await act(() => photoOf(2)?.click());
  await advance(1000);
  expect(preview()).toBeNull();
  expect(clicked).toHaveBeenLastCalledWith(false);
});
