import { biddingCalls } from '@seri/contract/trade/bidding.calls';
import { lotCalls } from '@seri/contract/stock/lots.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { holdLive, newBrowser, openApp, signIn } from '../../app/app.testkit.tsx';
import { serveStanding } from '../../features/bidding/sense/standing.testkit.ts';
import { listedBid, serveBids } from '../../features/bids/list/bids.testkit.ts';
import { carView } from '../../features/lots/page/lot-views.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';

let server: FakeServer;
const bid = listedBid(1, { mayRaise: true, mayCancel: true });

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
  signIn(server);
  serveStanding(server);
  serveBids(server, 'mine', [bid, listedBid(2)]);
  server.answer(lotCalls['car-auction'].view, ({ query }) => {
    const view = carView(Number(query['id']));
    return {
      ...view,
      bidInfo: {
        ...view.bidInfo,
        myBid: true,
        jasId: 1,
        myBidAmount: 550_000,
        bidStatusId: 1,
        cancellationAllowed: true,
        biddingDeadline: '2036-11-18T00:00:00Z',
        cancelDeadline: '2036-11-17T23:00:00Z',
      },
    };
  });
});

afterEach(() => expect(server.unanswered).toEqual([]));

const button = (name: string) => page.getByRole('button', { name });

test.each([
  ['a table', 1440],
  ['strips', 390],
])('R52: in %s an own bid is cancelled from its row, after a question', async (_form, width) => {
  await page.viewport(width, 900);
  server.answer(biddingCalls.setStatus, {
    success: true,
    bidId: 1,
    bidStatus: 4,
    bidAmount: 550_000,
    bidDate: bid.bidDate,
    exportType: null,
    bidGroup: null,
    adjustmentPrice: null,
    soldPrice: null,
    autoBid: false,
    purchaseId: null,
    version: 2,
    undoId: null,
  });
  await openApp('/bids');
  await expect.element(button('Cancel the bid on lot 20001')).toBeVisible();
  await expect.element(button('Cancel the bid on lot 20002')).not.toBeInTheDocument();
  await button('Cancel the bid on lot 20001').click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this bid?' });
  await expect.element(dialog).toBeVisible();
  expect(server.requests(biddingCalls.setStatus)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel bid' }).click();
  await soon(() =>
    expect(server.requests(biddingCalls.setStatus).map(({ body }) => body)).toEqual([{ bidId: 1, status: 4 }]),
  );
  await expect.element(dialog).not.toBeInTheDocument();
});

test('R50: an own bid is raised over its list, and Escape leaves everything as it was', async () => {
  await page.viewport(1440, 900);
  await openApp('/bids');
  await button('Raise the bid on lot 20001').click();
  const dialog = page.getByRole('dialog', { name: 'Raise the bid on lot 20001' });
  await expect.element(dialog.getByRole('textbox', { name: /^(Amount|Your bid|Bid)/ })).toHaveValue('550\u00A0000');
  await expect.element(button('Raise the bid on lot 20002')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});
