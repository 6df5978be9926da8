import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../../../lib/calls/query-client.ts';
import { soon } from '../../../../lib/browser/soon.testkit.ts';
import { createStore, useStore } from '../../../../lib/browser/store.ts';
import type { ListedBid } from '../../list/bids.ts';
import { bidsKey } from '../../list/bids-key.ts';
import { deskBid, flags, openDesk, press, refusedResponse, rowOf, Rows, startDesk } from './desk.dom.steps.tsx';

let server: ReturnType<typeof startDesk>;

beforeEach(() => {
  server = startDesk();
});
afterEach(() => vi.restoreAllMocks());

const dialog = () => page.getByRole('dialog');
const statusesSent = () => server.sent().map(({ body }) => body['status']);

describe('a change in a list that is not shown any more', () => {
  const tab = createStore('one');
  const Tabs = ({ bids }: { bids: readonly ListedBid[] }) => {
    const shown = useStore(tab);
    return shown === 'none' ? <ul data-bid-id="1">none</ul> : <Rows key={shown} bids={bids} />;
  };
  const many = 'PUT /bid/update-bid-statuses';

  async function setTwo() {
    const { promise, resolve } = Promise.withResolvers<Response>();
    server.answer(many, () => promise);
    tab.set('one');
    await openDesk(server, [deskBid(1), deskBid(2)], [], (bids) => <Tabs bids={bids} />);
    for (const code of ['KeyX', 'KeyJ', 'KeyX', 'Digit2']) {
      press(code);
      await new Promise(requestAnimationFrame);
    }
    await expect.element(page.getByText(/^Changing: /)).toBeInTheDocument();
    return () => resolve(refusedResponse('OVERLOADED', 503));
  }

  it('is reported over the current list, where digits are off until then', async () => {
    const answer = await setTwo();
    tab.set('other');
    await expect.element(page.getByText(/^Changing: /)).toBeInTheDocument();
    press('Digit3');
    answer();
    await expect.element(dialog()).toHaveAccessibleName('Not all bids were changed');
    await expect.element(page.getByText(/stays? selected/)).not.toBeInTheDocument();
    expect(statusesSent()).toEqual([2]);
  });

  it('is reported by a toast if no list is shown', async () => {
    const answer = await setTwo();
    tab.set('none');
    await expect.element(page.getByText('none')).toBeVisible();
    answer();
    await expect.element(page.getByText(/(was|were) not changed/)).toBeVisible();
    expect(dialog().query()).toBeNull();
  });

  it('asks about a price above the bid over the current list', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    server.answer('PUT /bid/update-sold-price', () => promise);
    tab.set('one');
    await openDesk(server, [deskBid(1, { bidStatus: bidStatusCodes.won })], [], (bids) => <Tabs bids={bids} />);
    rowOf(1)?.querySelector<HTMLElement>('[data-sold]')?.click();
    await userEvent.keyboard('500000{Enter}');
    await soon(() => expect(server.sent()).toHaveLength(1));
    tab.set('other');
    resolve(refusedResponse('PRICE_ABOVE_BID', 409));
    await expect.element(dialog()).toHaveAccessibleName('The price is above the bid');
  });

  it('closes its open question', async () => {
    tab.set('one');
    await openDesk(server, [deskBid(1)], flags, (bids) => <Tabs bids={bids} />);
    press('Digit2');
    await expect.element(dialog()).toBeVisible();
    tab.set('other');
    await expect.element(dialog()).not.toBeInTheDocument();
  });
});

test('a selected bid that has left the list does not keep keys from the current row', async () => {
  await openDesk(server, [deskBid(1), deskBid(2)], []);
  press('KeyX');
  await expect.element(page.getByRole('toolbar')).toBeVisible();
  server.stored.delete(1);
  await queryClient.invalidateQueries({ queryKey: bidsKey });
  await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument();
  press('Digit3');
  await soon(() => expect(server.sent()[0]?.body).toMatchObject({ bidId: 2, status: 3 }));
  server.stored.set(1, deskBid(1));
  await queryClient.invalidateQueries({ queryKey: bidsKey });
  await soon(() => expect(rowOf(1)).toBeVisible());
  expect(page.getByRole('toolbar').query()).toBeNull();
});

test('only keys that move between rows repeat when they are held', async () => {
  await openDesk(server, [deskBid(1), deskBid(2), deskBid(3)], []);
  press('Digit3', { repeat: true });
  press('KeyX', { repeat: true });
  for (let pressed = 0; pressed < 2; pressed += 1) {
    press('KeyJ', { repeat: true });
    await new Promise(requestAnimationFrame);
  }
  press('KeyX');
  await expect.element(page.getByRole('toolbar')).toBeVisible();
  expect(server.sent()).toEqual([]);
  expect([1, 2, 3].map((id) => rowOf(id)?.querySelector('input:checked') !== null)).toEqual([false, false, true]);
});
