import type { Flag } from '@seri/domain/people/permissions';
import { expect, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { InApp } from '../../../../lib/browser/in-app.testkit.tsx';
import type { RawSearch } from '../../../../lib/lists/list-address.ts';
import { queryClient } from '../../../../lib/calls/query-client.ts';
import { soon } from '../../../../lib/browser/soon.testkit.ts';
import { sessionOf } from '../../../identity/session/accounts.testkit.ts';
import { session } from '../../../identity/session/session.ts';
import { deskPage } from '../changes/desk.ts';
import { deskNews } from '../changes/desk-settle.ts';
import { bidFacets, bidsAnswer } from '../../list/bids.testkit.ts';
import type { ListedBid } from '../../list/bids.ts';
import { bidsKey } from '../../list/bids-key.ts';
import { BidsPage } from '../../list/bids-page.tsx';
import { deskBid, rowOf } from '../changes/desk.dom.steps.tsx';

/** Opens a desk whose server has these bids, grouped by session in this order. */
export async function openBidDesk(
  initialBids: readonly ListedBid[],
  search: RawSearch = {},
  flags: readonly Flag[] = ['adjustmentPriceShow'],
) {
  // A refetch that the last test's change still waits for would count as one of this test.
  deskNews.cancel();
  // Left open by the test before.
  deskPage.dialog.set(undefined);
  const bids = [...initialBids];
  const requests: { pages: number[]; statuses: { bidId: number }[]; autoBids: number[] } = {
    pages: [],
    statuses: [],
    autoBids: [],
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, searchParams } = new URL(input as string, location.origin);
    const call = pathname.replace(/^\/v1\/bid\//, '');
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    if (call === 'filters') return Response.json({ filters: bidFacets() });
    if (call === 'update-bid-statuses')
      return Response.json({ results: update(body.bids, { bidStatus: body.status }) });
    if (call === 'update-auto-bid') {
      requests.autoBids.push(body.bidId);
      return Response.json(update([body], { autoBid: body.autoBid })[0]?.bid);
    }
    if (call !== 'index') return Response.json({ changes: [] });
    requests.pages.push(Number(searchParams.get('page')));
    return Response.json(pageOf(Number(searchParams.get('page')), Number(searchParams.get('pageSize'))));
  });

  function pageOf(page: number, pageSize: number) {
    const answer = bidsAnswer(bids.slice((page - 1) * pageSize, page * pageSize), bids.length);
    const sessions = [...Map.groupBy(bids, ({ sessionId }) => sessionId)];
    return {
      ...answer,
      ...(search['sort'] ? {} : { sessions: sessions.map(([sessionId, { length: count }]) => ({ sessionId, count })) }),
      pageInfo: { page, pageSize, totalSearchResults: bids.length, totalResults: bids.length },
    };
  }

  function update(changed: readonly { bidId: number }[], fields: Partial<ListedBid>) {
    if (fields.bidStatus) requests.statuses.push(...changed);
    return changed.map(({ bidId }) => {
      const at = bids.findIndex((bid) => bid.bidId === bidId);
      const bid = { ...(bids[at] as ListedBid), ...fields };
      bids[at] = { ...bid, version: bid.version + 1 };
      return { bidId, success: true, code: null, bid: { ...bids[at], success: true, undoId: null }, undoId: null };
    });
  }

  session.set(sessionOf({ role: 'manager', userId: 1, flags }));
  queryClient.setDefaultOptions({ queries: { retry: false } });
  await render(
    <InApp client={queryClient}>
      <main>
        <BidsPage
          call="manager"
          search={{ pageSize: 20, ...search }}
          navigate={() => {}}
          listingHref="/car-auctions"
          renderPhoto={() => null}
          renderChat={() => null}
        />
      </main>
    </InApp>,
  );
  await soon(() => expect(rowOf(initialBids[0]?.bidId ?? 1)).toBeVisible());
  // Keys work only after the first frames.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return {
    requests,
    /** Changes the list on the server as somebody else would, and refetches it here. */
    change: (make: (bids: ListedBid[]) => void) => {
      make(bids);
      return queryClient.invalidateQueries({ queryKey: bidsKey });
    },
  };
}

/** Bids of consecutive sessions with these counts; their ids count up from 1. */
export function sessionsOf(...counts: readonly number[]): ListedBid[] {
  const sessions = counts.flatMap((count, index) => Array.from({ length: count }, () => index + 1));
  return sessions.map((sessionId, index) => deskBid(index + 1, { sessionId, auctionName: `House ${sessionId}` }));
}

export const topOf = (bidId: number): number => Math.round(rowOf(bidId)?.getBoundingClientRect().top ?? Number.NaN);

/** Brings a row to 300 px below the top; it must not be near the end of the list. */
export async function scrollToRow(bidId: number, totalOfBids: number): Promise<void> {
  window.scrollTo(0, (document.documentElement.scrollHeight * bidId) / totalOfBids);
  await soon(() => {
    expect(rowOf(bidId)).toBeVisible();
    window.scrollBy(0, topOf(bidId) - 300);
    expect(topOf(bidId)).toBe(300);
    // The rows beside it are loaded too.
    expect(document.querySelector('tr[aria-busy]')).toBeNull();
  });
  // The scroll event comes with the next frame.
  await new Promise(requestAnimationFrame);
}
