import { expect, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { InApp } from '../../../lib/in-app.testkit.tsx';
import type { RawSearch } from '../../../lib/list-address.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { soon } from '../../../lib/soon.testkit.ts';
import type { OwnProfile } from '../../identity/model/session-state.ts';
import { session } from '../../identity/model/session.ts';
import { deskNews } from '../api/desk-settle.ts';
import { bidFacets, bidsAnswer } from '../model/bids.testkit.ts';
import type { TrackedBid } from '../model/bids.ts';
import { bidsKey } from '../model/bids-key.ts';
import { BidsPage } from './bids-page.tsx';
import { deskBid, rowOf } from './desk.dom.steps.tsx';

/** A desk whose server has these bids, in sessions as they follow each other. */
export async function openBidDesk(given: readonly TrackedBid[], search: RawSearch = {}) {
  // A refetch that the last test's change still waits for would count as one of this test.
  deskNews.cancel();
  const bids = [...given];
  const asked: { pages: number[]; statuses: { bidId: number }[]; robots: number[] } = {
    pages: [],
    statuses: [],
    robots: [],
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, searchParams } = new URL(input as string, location.origin);
    const call = pathname.replace(/^\/v1\/bid\//, '');
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    if (call === 'filters') return Response.json({ filters: bidFacets() });
    if (call === 'update-bid-statuses') return Response.json({ results: put(body.bids, { bidStatus: body.status }) });
    if (call === 'update-auto-bid') {
      asked.robots.push(body.bidId);
      return Response.json(put([body], { autoBid: body.autoBid })[0]?.bid);
    }
    if (call !== 'index') return Response.json({ changes: [] });
    asked.pages.push(Number(searchParams.get('page')));
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

  function put(changed: readonly { bidId: number }[], fields: Partial<TrackedBid>) {
    if (fields.bidStatus) asked.statuses.push(...changed);
    return changed.map(({ bidId }) => {
      const at = bids.findIndex((bid) => bid.bidId === bidId);
      const bid = { ...(bids[at] as TrackedBid), ...fields };
      bids[at] = { ...bid, version: bid.version + 1 };
      return { bidId, success: true, code: null, bid: { ...bids[at], success: true, undoId: null }, undoId: null };
    });
  }

  session.set({ status: 2, profile: { permission: {}, detail: { userType: 3, userId: 1 } } as unknown as OwnProfile });
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
  await soon(() => expect(rowOf(given[0]?.bidId ?? 1)).toBeVisible());
  // Its keys are heard once it has been drawn.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return {
    asked,
    /** What somebody else makes of the list, which this browser hears of. */
    change: (make: (bids: TrackedBid[]) => void) => {
      make(bids);
      return queryClient.invalidateQueries({ queryKey: bidsKey });
    },
  };
}

/** Of sessions one after another, so many bids each; their numbers count up. */
export function sessionsOf(...counts: readonly number[]): TrackedBid[] {
  const sessions = counts.flatMap((count, index) => Array.from({ length: count }, () => index + 1));
  return sessions.map((sessionId, index) => deskBid(index + 1, { sessionId, auctionName: `House ${sessionId}` }));
}

/** How far from the top of the window a row stands. */
export const topOf = (bidId: number): number => Math.round(rowOf(bidId)?.getBoundingClientRect().top ?? Number.NaN);

/** Not so far that the list ends. */
export async function scrollToRow(bidId: number, totalOfBids: number): Promise<void> {
  window.scrollTo(0, (document.documentElement.scrollHeight * bidId) / totalOfBids);
  await soon(() => {
    expect(rowOf(bidId)).toBeVisible();
    window.scrollBy(0, topOf(bidId) - 300);
    expect(topOf(bidId)).toBe(300);
    // Those beside it are there, too.
    expect(document.querySelector('tr[aria-busy]')).toBeNull();
  });
  // The page hears of its own scrolling with the next frame.
  await new Promise(requestAnimationFrame);
}
