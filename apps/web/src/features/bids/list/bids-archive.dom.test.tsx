import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { soon } from '../../../lib/browser/soon.testkit.ts';
import { sessionOf } from '../../identity/session/accounts.testkit.ts';
import { session } from '../../identity/session/session.ts';
import { bidFacets, bidsAnswer } from './bids.testkit.ts';
import { BidsPage } from './bids-page.tsx';
import { deskBid, inMinutes, press } from '../desk/changes/desk.dom.steps.tsx';

const requests: string[] = [];
const figures = { amount: 5, adjustment: 0, status: 1, bidType: null, group: null, soldPrice: null };
const change = {
  id: 77,
  bidId: 1,
  lotId: 1001,
  lotNo: '20001',
  action: 'bid.status-changed',
  from: { ...figures, autoBid: false, isBought: false },
  to: { ...figures, status: 2, autoBid: false, isBought: false },
  at: inMinutes(-1),
  until: inMinutes(9),
};

beforeEach(() => {
  requests.length = 0;
  session.set(sessionOf({ role: 'manager', userId: 1, flags: [] }));
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const call = new URL(input as string, location.origin).pathname.replace(/^\/v1\/bid\//, '');
    requests.push(`${init?.method ?? 'GET'} ${call}`);
    if (call.endsWith('filters')) return Response.json({ filters: bidFacets() });
    if (call === 'undo') return Response.json({ changes: [change] });
    return Response.json(bidsAnswer([deskBid(1)]));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  session.set({ status: 3, profile: null });
});

/** Resolves when everything beside the undo has loaded. */
async function open(call: 'manager' | 'archive'): Promise<void> {
  await render(
    <InApp client={createNoRetryClient()}>
      <BidsPage
        call={call}
        search={{}}
        navigate={() => {}}
        listingHref="/car-auctions"
        renderPhoto={() => null}
        renderChat={() => null}
      />
    </InApp>,
  );
  await expect.element(page.getByRole('button', { name: /export/i })).toBeVisible();
  await soon(() => expect(document.querySelector('[data-bid-id="1"]')).toBeVisible());
}

const undo = page.getByRole('button', { name: /undo/i });

test('staff take back their changes in the live list', async () => {
  await open('manager');
  await expect.element(undo).toBeVisible();
});

test('the archive offers no undo, by button or key, and no controls, even if a change could be undone', async () => {
  await open('archive');
  press('KeyZ');
  expect(undo.query()).toBeNull();
  expect(document.querySelector('[data-bid-id="1"] :is(button, input, select)')).toBeNull();
  expect(requests.filter((call) => call.endsWith(' undo') || call.startsWith('PUT'))).toEqual([]);
});

test('R57: the archive leads to the desk only to whom it is open', async () => {
  await open('archive');
  const current = page.getByRole('link', { name: 'Current bids' });
  expect(current.query()).toBeNull();
  session.set(sessionOf({ role: 'manager', userId: 1 }));
  await expect.element(current).toHaveAttribute('href', '/bid-manager');
});
