import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { switchSingleKeys } from '../../../lib/browser/single-keys.ts';
import { carLot } from '../list/lots.testkit.ts';
import type { Lot } from '../list/lots.ts';
import { ListingKeys } from './listing-keys.tsx';
import { LotGlance } from '../../lots/page/lot-glance.tsx';
import type { LotView } from '../../lots/page/lot-view.ts';
import { carView } from '../../lots/page/lot-views.testkit.ts';
import { LotTable } from '../rows/lot-table.tsx';

const onBid = vi.fn<(lot: Lot) => void>();
const onKeep = vi.fn<(lot: Lot) => void>();
const setting = {
  listQuery: '',
  newTab: true,
  renderFavourite: () => <button aria-haspopup="dialog">mark</button>,
  renderView: (view: LotView) => <LotGlance lot={view} />,
  onBid,
  onKeep,
};
const navigate = vi.fn<(href: string) => void>();

afterEach(() => vi.restoreAllMocks());

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async (asked) => {
    const id = new URL(String(asked instanceof Request ? asked.url : asked), location.href).searchParams.get('id');
    const view = carView(Number(id));
    const carCommonDetail = { ...view.carCommonDetail, auctionSheet: '/v1/lots/1/photos/9/480' };
    return Response.json({ ...view, carCommonDetail });
  });
});

function Listing({ lots, shown = 1, isStale = false }: { lots: readonly Lot[]; shown?: number; isStale?: boolean }) {
  return (
    <InApp client={createNoRetryClient()} navigate={navigate}>
      <input aria-label="Somewhere" />
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
      <ListingKeys
        lots={lots}
        setting={setting}
        page={shown}
        pageSize={20}
        total={300}
        isStale={isStale}
        previousHref={shown > 1 ? '/car-auctions' : undefined}
        nextHref={`/car-auctions?page=${shown + 1}`}
      />
    </InApp>
  );
}

const lots = [carLot(1), carLot(2), carLot(3)];
const current = () => document.querySelector<HTMLElement>('[data-lot-id][aria-current="true"]')?.dataset['lotId'];
const focused = () => document.activeElement?.closest<HTMLElement>('[data-lot-id]')?.dataset['lotId'];
/** Presses a physical key, with the character that the layout writes there. */
function press(code: string, key: string, target: EventTarget = document.activeElement ?? document.body) {
  target.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true }));
}

test('keys move between rows in a Russian layout, and the focus follows', async () => {
  await render(<Listing lots={lots} />);
  press('KeyJ', 'о');
  expect([current(), focused()]).toEqual(['1', '1']);
  press('KeyJ', 'о');
  press('ArrowDown', 'ArrowDown');
  press('KeyJ', 'о');
  expect([current(), focused()]).toEqual(['3', '3']);
  press('KeyK', 'л');
  expect([current(), focused()]).toEqual(['2', '2']);
  press('BracketRight', 'ъ');
  expect(navigate).toHaveBeenCalledWith('/car-auctions?page=2');
});

test('the mark stays on its lot when the list changes, and at its index when the lot has gone', async () => {
  const { rerender } = await render(<Listing lots={lots} />);
  press('KeyJ', 'j');
  press('KeyJ', 'j');
  await rerender(<Listing lots={[carLot(9), ...lots]} />);
  expect(current()).toBe('2');
  press('KeyJ', 'j');
  expect(current()).toBe('3');
  press('KeyK', 'k');
  await rerender(<Listing lots={[carLot(1), carLot(3)]} />);
  press('KeyJ', 'j');
  expect(current()).toBe('3');
});

test('when the focused lot leaves the list, the same control of the lot at its index gets the focus', async () => {
  const { rerender } = await render(<Listing lots={lots} />);
  const marks = page.getByRole('button', { name: 'mark' });
  (marks.nth(1).element() as HTMLElement).focus();
  await rerender(<Listing lots={[carLot(3), carLot(2), carLot(1)]} />);
  expect(focused()).toBe('2');
  await rerender(<Listing lots={[carLot(4), carLot(5)]} />);
  await expect.element(marks.nth(1)).toHaveFocus();
  expect([current(), focused()]).toEqual(['5', '5']);
});

test('a focus that the reader removed is not restored', async () => {
  const { rerender } = await render(<Listing lots={lots} />);
  press('KeyJ', 'j');
  (document.activeElement as HTMLElement).blur();
  await rerender(<Listing lots={[carLot(4), carLot(5)]} />);
  expect(document.activeElement).toBe(document.body);
});

test('Space opens the peek, keys still move inside it, and Escape returns to the row reached', async () => {
  await render(<Listing lots={lots} />);
  press('KeyJ', 'j');
  press('Space', ' ');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  press('KeyJ', 'о');
  await expect.element(dialog.getByText('2 of 300').first()).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect([current(), focused()]).toEqual(['2', '2']);
});

test('the peek goes on over the end of a page, and back', async () => {
  const { rerender } = await render(<Listing lots={lots} />);
  press('KeyK', 'k');
  press('Space', ' ');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('3 of 300').first()).toBeInTheDocument();
  press('KeyJ', 'j');
  expect(navigate).toHaveBeenLastCalledWith('/car-auctions?page=2');
  await rerender(<Listing lots={[carLot(21), carLot(22)]} shown={2} />);
  await expect.element(dialog.getByText('21 of 300').first()).toBeInTheDocument();
  press('KeyK', 'k');
  expect(navigate).toHaveBeenLastCalledWith('/car-auctions');
  await rerender(<Listing lots={lots} />);
  await expect.element(dialog.getByText('3 of 300').first()).toBeInTheDocument();
});

test('while a page is on its way, further presses neither skip it nor close the peek', async () => {
  const { rerender } = await render(<Listing lots={lots} />);
  press('KeyK', 'k');
  press('Space', ' ');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('3 of 300').first()).toBeInTheDocument();
  navigate.mockClear();
  press('KeyJ', 'j');
  await rerender(<Listing lots={lots} shown={2} isStale />);
  press('KeyJ', 'j');
  press('KeyK', 'k');
  expect(navigate.mock.calls).toEqual([['/car-auctions?page=2']]);
  await expect.element(dialog.getByText('3 of 300').first()).toBeInTheDocument();
  await rerender(<Listing lots={[carLot(21), carLot(22)]} shown={2} />);
  await expect.element(dialog.getByText('21 of 300').first()).toBeInTheDocument();
});

test('in the peek one key keeps the lot, another one bids on it', async () => {
  await render(<Listing lots={lots} />);
  press('KeyJ', 'j');
  press('Space', ' ');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  press('KeyF', 'а');
  expect(onKeep).toHaveBeenCalledExactlyOnceWith(carLot(1));
  press('KeyB', 'и');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onBid).toHaveBeenLastCalledWith(carLot(1));
});

test('the peek shows photo and auction sheet side by side', async () => {
  await render(<Listing lots={[{ ...carLot(1), images: ['/v1/lots/1/photos/5/480'] }]} />);
  press('KeyJ', 'j');
  press('Space', ' ');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('img', { name: /^Auction sheet of/ })).toBeInTheDocument();
  await expect.element(dialog.getByRole('img', { name: /1 of 1/ })).toBeInTheDocument();
});

test('the pictures of a lot that was left stop loading', async () => {
  const pictured = [1, 2].map((id) => ({ ...carLot(id), images: [`/v1/lots/${id}/photos/5/480`] }));
  await render(<Listing lots={pictured} />);
  press('KeyJ', 'j');
  press('Space', ' ');
  const dialog = page.getByRole('dialog');
  const pictures = () => dialog.getByRole('img').elements() as HTMLImageElement[];
  await expect.element(dialog.getByRole('img', { name: /^Auction sheet of/ })).toBeInTheDocument();
  const left = pictures();
  expect(left.every((picture) => picture.hasAttribute('src'))).toBe(true);
  press('KeyJ', 'j');
  await expect.element(dialog.getByText('2 of 300').first()).toBeInTheDocument();
  expect(left.filter((picture) => !picture.isConnected && picture.hasAttribute('src'))).toEqual([]);
  expect(pictures().every((picture) => picture.hasAttribute('src'))).toBe(true);
});

test('keys do nothing while the reader types in a field', async () => {
  await render(<Listing lots={lots} />);
  const field = page.getByLabelText('Somewhere');
  await userEvent.type(field, 'jk/');
  await expect.element(field).toHaveValue('jk/');
  expect(current()).toBeUndefined();
});

test('the switch of the help sheet turns single keys off', async () => {
  await render(<Listing lots={lots} />);
  press('Slash', '?');
  await userEvent.click(page.getByRole('switch'));
  await userEvent.keyboard('{Escape}');
  press('KeyJ', 'j', document.body);
  expect(current()).toBeUndefined();
  expect(localStorage.getItem('seri.singleKeys')).toBe('off');
  switchSingleKeys(true);
});

test('B and the button of a row choose a lot to bid on; an own bid replaces the button, and ended lots have none', async () => {
  const own = { ...carLot(2), myBid: true, myBidAmount: 925_000 };
  const ended = { ...carLot(3), status: lotStatusCodes.sold };
  const screen = await render(<Listing lots={[carLot(1), own, ended]} />);
  press('KeyB', 'и');
  expect(onBid).not.toHaveBeenCalled();
  press('KeyJ', 'о');
  press('KeyB', 'и');
  expect(onBid).toHaveBeenLastCalledWith(carLot(1));
  const buttons = screen.getByRole('button', { name: /^Bid on lot |925/ });
  expect(buttons.elements()).toHaveLength(2);
  await screen.getByRole('button', { name: /925/ }).click();
  expect(onBid).toHaveBeenLastCalledWith(own);
});
