import type { Flag } from '@seri/domain/people/permissions';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InApp } from '../../../../lib/browser/in-app.testkit.tsx';
import { queryClient } from '../../../../lib/calls/query-client.ts';
import { soon } from '../../../../lib/browser/soon.testkit.ts';
import { dismissToast, readToasts } from '../../../../ui/passing/toast.ts';
import { Toaster } from '../../../../ui/passing/toaster.tsx';
import { sessionOf } from '../../../identity/session/accounts.testkit.ts';
import { session } from '../../../identity/session/session.ts';
import { bidsAnswer, listedBid } from '../../list/bids.testkit.ts';
import type { ListedBid } from '../../list/bids.ts';
import { bidsKey } from '../../list/bids-key.ts';
import { deskPage } from './desk.ts';
import { Desk } from './desk.tsx';
import { deskCells } from '../table/desk-cells.tsx';
import type { UndoableChange } from './desk-undo.ts';
import { DeskUndo } from './desk-undo.tsx';

export interface DeskRequest {
  call: string;
  body: Record<string, unknown>;
}

type DeskAnswer = (body: Record<string, unknown>) => unknown;

/** A server with a few bids: it applies changes, unless a test sets another answer. */
export function fakeServer() {
  const stored = new Map<number, ListedBid>();
  const requests: DeskRequest[] = [];
  const overrides = new Map<string, DeskAnswer>();

  const change = (body: Record<string, unknown>, bidId: number, fields: Partial<ListedBid>) => {
    const bid = stored.get(bidId) ?? listedBid(bidId);
    if (body['version'] !== bid.version) return refusedResponse('STATE_CHANGED', 409, { bid: stateOf(bid) });
    const changed = { ...bid, ...fields, version: bid.version + 1 };
    stored.set(bidId, changed);
    return { success: true, undoId: 900 + bidId, ...stateOf(changed) };
  };
  const answers: Readonly<Record<string, DeskAnswer>> = {
    'PUT /bid/update-bid-status': (body) => change(body, Number(body['bidId']), { bidStatus: Number(body['status']) }),
    'PUT /bid/update-bid-statuses': ({ status, bids, batch }) => ({
      batch,
      results: (bids as { bidId: number; version: number }[]).map((one) => {
        const answer = change({ version: one.version }, one.bidId, { bidStatus: Number(status) });
        const isRefused = answer instanceof Response;
        const bid = isRefused ? stateOf(stored.get(one.bidId) ?? listedBid(one.bidId)) : answer;
        return { bidId: one.bidId, success: !isRefused, code: isRefused ? 'STATE_CHANGED' : null, bid, undoId: null };
      }),
    }),
    'PUT /bid/update-sold-price': (body) =>
      change(body, Number(body['bidId']), { soldPrice: body['soldPrice'] as number | null }),
    'PUT /bid/update-auto-bid': (body) => change(body, Number(body['bidId']), { autoBid: body['autoBid'] === true }),
    'PUT /bid/update-bid-price': (body) =>
      change(body, Number(body['jasId']), {
        bidAmount: Number(body['amount']),
        bidGroup: (body['bidGroup'] as string | null) ?? null,
        bidGroupPrefix: (body['bidGroup'] as string | null) ?? null,
      }),
    'PUT /bid/update-adjustment-price': (body) =>
      change(body, Number(body['bidId']), { adjustmentPrice: Number(body['adjustmentPrice']) }),
    'GET /bid/undo': () => ({ changes: [] }),
    'PUT /bid/undo': () => ({ success: true, undoId: null, ...stateOf(stored.get(1) ?? listedBid(1)) }),
    'PUT /bid/undo-many': () => ({ results: [], next: null }),
    'GET /bid/export-type': () => [{ value: 1, label: 'Whole', description: '' }],
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input as string, location.origin);
    const call = `${init?.method ?? 'GET'} ${pathname.replace('/v1', '')}`;
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as DeskRequest['body']) : {};
    requests.push({ call, body });
    const answer = await (overrides.get(call) ?? answers[call] ?? (() => ({})))(body);
    return answer instanceof Response ? answer : Response.json(answer);
  });
  return {
    stored,
    /** Only requests that change something. */
    sent: () => requests.filter(({ call }) => call.startsWith('PUT')),
    answer: (call: string, answer: DeskAnswer) => void overrides.set(call, answer),
    /** Somebody else changes the bid while the next such call is on its way. */
    overtake: (call: string, bid: ListedBid) =>
      void overrides.set(call, (body) => {
        overrides.delete(call);
        stored.set(bid.bidId, bid);
        return answers[call]?.(body);
      }),
    cutOff: (call: string) =>
      void overrides.set(call, () => {
        throw new TypeError('cut off');
      }),
  };
}

export const refusedResponse = (code: string, status: number, data: object = {}) =>
  Response.json({ success: false, code, data, text: { en: '', ru: '' }, id: 'r-1' }, { status });

export function stateOf(bid: ListedBid) {
  const { bidId, bidStatus, bidAmount, bidDate, exportType, bidGroup, adjustmentPrice, soldPrice } = bid;
  const { autoBid, purchaseId, version } = bid;
  const money = { bidAmount, adjustmentPrice, soldPrice, purchaseId };
  return { bidId, bidStatus, bidDate, exportType, bidGroup, autoBid, version, ...money };
}

const allRights = { setStatus: true, editPrice: true, editSoldPrice: true, setAutoBid: true };

/** A bid of today with all rights and without a warning. */
export function deskBid(bidId: number, overrides: Partial<ListedBid> = {}): ListedBid {
  return listedBid(bidId, { can: allRights, sessionStart: inMinutes(0), warnsFrom: null, ...overrides });
}

export function startDesk() {
  queryClient.clear();
  return fakeServer();
}

export const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

export const flags: readonly Flag[] = ['bidChangeConfirmation', 'adjustmentPriceShow', 'exportTypeShow'];

type RenderList = (bids: readonly ListedBid[]) => ReactNode;

export async function openDesk(
  server: ReturnType<typeof fakeServer>,
  bids: readonly ListedBid[],
  permission: readonly Flag[] = flags,
  renderList: RenderList = (loaded) => <Rows bids={loaded} />,
) {
  for (const bid of bids) server.stored.set(bid.bidId, bid);
  session.set(sessionOf({ role: 'manager', flags: permission }));
  queryClient.setDefaultOptions({ queries: { retry: false } });
  for (const { id } of readToasts()) dismissToast(id);
  // Left open by the test before.
  deskPage.dialog.set(undefined);
  await render(
    <InApp client={queryClient}>
      <DeskUndo />
      <Loaded server={server} renderList={renderList} />
      <Toaster />
    </InApp>,
  );
  await soon(() => expect(rowOf(bids[0]?.bidId ?? 1)).toBeVisible());
}

function Loaded({ server, renderList }: { server: ReturnType<typeof fakeServer>; renderList: RenderList }) {
  const { data } = useQuery({
    queryKey: [...bidsKey, 'manager', {}],
    queryFn: () => Promise.resolve(bidsAnswer([...server.stored.values()])),
  });
  return renderList(data?.cars ?? []);
}

interface RowsProps {
  bids: readonly ListedBid[];
  /** The row that is scrolled out of sight. */
  away?: number | undefined;
}

export function Rows({ bids, away }: RowsProps) {
  const [at, setAt] = useState(0);
  return (
    <Desk
      bids={bids}
      current={bids[at]}
      onMove={(by) => {
        const next = Math.min(Math.max(at + by, 0), bids.length - 1);
        setAt(next);
        return bids[next];
      }}
      onChat={() => {}}
      renderPhoto={() => null}
    >
      {(shown) => (
        <ul>
          {shown
            .filter(({ bidId }) => bidId !== away)
            .map((bid) => (
              <li key={bid.bidId} data-bid-id={bid.bidId}>
                {Object.entries(deskCells).map(([name, cell]) => (
                  <div key={name}>{cell(bid)}</div>
                ))}
              </li>
            ))}
        </ul>
      )}
    </Desk>
  );
}

export const rowOf = (bidId: number) => document.querySelector<HTMLElement>(`[data-bid-id="${bidId}"]`);
export const shownOf = (bidId: number) => rowOf(bidId)?.querySelector<HTMLElement>('[data-bid]')?.dataset['bid'];

export async function choose(bidId: number, status: string): Promise<void> {
  const opener = rowOf(bidId)?.querySelector<HTMLElement>('[aria-haspopup="menu"]');
  opener?.focus();
  opener?.click();
  await page.getByRole('menuitemradio', { name: status }).click();
}

export function press(code: string, modifiers: KeyboardEventInit = {}): void {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(
    new KeyboardEvent('keydown', { code, key: code, bubbles: true, cancelable: true, ...modifiers }),
  );
}

export const figures: UndoableChange['from'] = {
  amount: 550_000,
  adjustment: 0,
  status: 1,
  bidType: null,
  group: null,
  soldPrice: null,
  autoBid: false,
  isBought: false,
};

/** A change of status that can be undone. */
export const changeOf = (id: number, overrides: Partial<UndoableChange> = {}): UndoableChange => ({
  id,
  bidId: 1,
  lotId: 1001,
  lotNo: '20001',
  action: 'bid.status-changed',
  from: figures,
  to: { ...figures, status: 2 },
  at: inMinutes(-1),
  until: inMinutes(9),
  batch: null,
  count: 1,
  ...overrides,
});
