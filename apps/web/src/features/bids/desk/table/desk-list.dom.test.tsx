import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../../../lib/calls/query-client.ts';
import { soon } from '../../../../lib/browser/soon.testkit.ts';
import { noBidRights } from '@seri/domain/bids/bid-rights';
import type { BidSetting } from '../../list/slots.ts';
import { DeskList } from './desk-list.tsx';
import { choose, deskBid, fakeServer, flags, openDesk, press, rowOf, shownOf } from '../changes/desk.dom.steps.tsx';

let server: ReturnType<typeof fakeServer>;

beforeEach(() => {
  queryClient.clear();
  server = fakeServer();
});
afterEach(() => vi.restoreAllMocks());

const setting: BidSetting = {
  renderPhoto: () => null,
  renderChat: () => null,
  now: new Date(),
  reader: 'staff',
  hasClients: true,
};

const open = (count: number, overrides: Parameters<typeof deskBid>[1] = {}) =>
  openDesk(
    server,
    Array.from({ length: count }, (_, index) => deskBid(index + 1, overrides)),
    flags,
    (bids) => (
      // The head of the table sticks below the app's header.
      <div style={{ paddingTop: 'var(--top)' }}>
        <DeskList bids={bids} label="bids" stale={false} sorting={undefined} onSort={() => {}} setting={setting} />
      </div>
    ),
  );

describe.each([
  ['a table', 1440],
  ['strips', 390],
])('staff who turn pages, in %s', (_form, width) => {
  beforeEach(() => page.viewport(width, 900));

  it('set a status, which is confirmed and shows at once', async () => {
    await open(1);
    await choose(1, 'Bid');
    await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Change the status?');
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(shownOf(1)).toBe('bid'));
    await soon(() => expect(server.sent()).toHaveLength(1));
  });

  it('edit a bid and enter the price of a win', async () => {
    await open(1, { bidStatus: 6 });
    await page.getByRole('button', { name: 'Edit the bid on lot 20001' }).click();
    await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Edit bid');
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: /enter the sold price$/ }).click();
    await userEvent.keyboard('500000{Enter}');
    await soon(() => expect(server.sent().at(-1)?.body).toMatchObject({ bidId: 1, soldPrice: 500_000 }));
  });

  it('see values without controls where they have no rights', async () => {
    await open(1, { can: noBidRights });
    expect(rowOf(1)?.querySelectorAll('button')).toHaveLength(0);
    expect(shownOf(1)).toBe('new');
  });
});

test.each([390, 768])('strips show and switch autobid at %i px', async (width) => {
  await page.viewport(width, 900);
  await open(1);
  const auto = page.getByRole('switch', { name: 'Autobid for lot 20001' });
  await expect.element(auto).not.toBeChecked();
  (auto.element() as HTMLElement).click();
  await expect.element(auto).toBeChecked();
  await soon(() => expect(server.sent().at(-1)?.body).toMatchObject({ bidId: 1, autoBid: true }));
});

test('strips show autobid as text to staff who may not change it', async () => {
  await page.viewport(390, 900);
  await open(1, { can: noBidRights, autoBid: true });
  await soon(() => expect(rowOf(1)?.textContent).toContain('Autoon'));
});

test('on strips a digit sets the status of the selected bids', async () => {
  await page.viewport(390, 900);
  await open(3);
  press('Digit3');
  expect(page.getByRole('dialog').query()).toBeNull();
  for (const bidId of [1, 3]) rowOf(bidId)?.querySelector<HTMLInputElement>('[type="checkbox"]')?.click();
  await expect.element(page.getByRole('toolbar')).toBeVisible();
  press('Digit3');
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Change the status?');
  await userEvent.keyboard('{Enter}');
  await soon(() => expect([1, 2, 3].map(shownOf)).toEqual(['dontBid', 'new', 'dontBid']));
});
