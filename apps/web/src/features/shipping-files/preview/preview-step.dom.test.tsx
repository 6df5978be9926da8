import { shippingFilesCalls } from '@seri/contract/shipping/shipping-files.calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { holdEventTime } from '../../../lib/browser/event-time.testkit.ts';
import { InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { type FakeServer, refusal, startFakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { ForwarderListPage } from '../file/list-page.tsx';
import { parseForwarderListSearch, type RowOfList } from '../shipping-files.ts';
import {
  aForwarderList,
  aKnownCar,
  aListedShip,
  aListRow,
  aShipChange,
  noOutcomes,
  serveForwarderList,
  someListRows,
} from '../shipping-files.testkit.ts';

let server: FakeServer;
const navigate = vi.fn();
beforeEach(async () => {
  await page.viewport(1440, 900);
  queryClient.clear();
  vi.clearAllMocks();
  server = startFakeServer();
  vi.setSystemTime('2026-11-24T03:00:00Z');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const show = async (
  overrides: Parameters<typeof aForwarderList>[0] = {},
  rows: readonly RowOfList[] = someListRows(),
  raw: Record<string, string> = {},
) => {
  serveForwarderList(server, aForwarderList(overrides), rows);
  await render(
    <InApp client={queryClient}>
      <ForwarderListPage id="5" search={parseForwarderListSearch(raw)} navigate={navigate} />
    </InApp>,
  );
};
const part = (name: string) => page.getByRole('region', { name, exact: true });
const row = (text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text }).first();
const tick = (line: number) => page.getByRole('checkbox', { name: new RegExp(`^Choose line ${line},`) });
const decided = () => server.requests(shippingFilesCalls.decide).map(({ body }) => body);
const dialog = () => page.getByRole('dialog');
const decision = (change: object) => ({ id: 5, version: 2, rows: [], ships: [], ...change });

test('R102 problems come first, each row with its car, the match and its changes', async () => {
  await show();
  const look = part('Need a look');
  await expect
    .element(look)
    .toMatchTextContent(
      /ZVW50-1OO2345.*Car: ZVW50-10O2345.*One sign looks like another.*Toyota Prius 2019.*Otieno Auto Imports · Waiting for ship/,
    );
  await expect.element(look.getByRole('mark')).toHaveTextContent('O');
  await expect
    .element(look)
    .toMatchTextContent(
      /DJLFS-512345.*Booking no.*ONE-77.*ONE-88.*written by hand on 24 Nov.*Check digit of the container is wrong: CSQU3054384/,
    );
  await expect.element(part('Safe')).toMatchTextContent(/AXUH80-0039117.*Same number.*Toyota Harrier 2021/);
  await expect.element(part('Cannot be applied')).toMatchTextContent(/GP5-3099999.*No car of this number/);
  await expect.element(tick(5)).toBeDisabled();
  await expect
    .element(page.getByRole('link', { name: /^Need a look/ }))
    .toHaveAttribute('href', '/shipping-files/5?only=attention');
});

test('R102 ticks are shown at once and sent one after another; a conflict is taken by hand', async () => {
  await show();
  await expect.element(tick(3)).not.toBeChecked();
  const counts = { rows: 4, unknown: 1, attention: 2, chosen: 2, outcomes: noOutcomes };
  server.answer(shippingFilesCalls.decide, { counts });
  await tick(3).click({ force: true });
  await expect.element(tick(3)).toBeChecked();
  await expect.element(page.getByRole('button', { name: 'Apply 2 rows' })).toBeEnabled();
  await page.getByRole('checkbox', { name: /^Booking no/ }).click({ force: true });
  await expect.element(page.getByRole('checkbox', { name: /^Booking no/ })).toBeChecked();
  await expect
    .poll(decided)
    .toEqual([
      decision({ rows: [{ place: 1, isChosen: true }] }),
      decision({ rows: [{ place: 1, take: ['ship', 'bookingNo'] }] }),
    ]);
});

test('R102 a tick that is refused goes back, and a list that has changed says so', async () => {
  await show();
  server.answer(shippingFilesCalls.decide, () => refusal('FILE_CHANGED'));
  await tick(3).click({ force: true });
  await expect.element(page.getByRole('alert').getByText(/has changed in the meantime/)).toBeVisible();
  await expect.element(tick(3)).not.toBeChecked();
});

test('R102 of a car that was bought twice the purchase is chosen', async () => {
  const cars = [aKnownCar(), aKnownCar({ id: 600_001, sku: 'S600001', client: { id: 8, name: 'Vostok Auto' } })];
  const several = aListRow(0, { match: 'several', car: cars[0] ?? null, others: cars.slice(1), needsAttention: true });
  await show({}, [several]);
  const choice = page.getByRole('group', { name: 'Which purchase' });
  await expect.element(choice.getByRole('radio', { name: /S700001/ })).toBeChecked();
  await choice.getByRole('radio', { name: /S600001/ }).click({ force: true });
  await expect.poll(decided).toEqual([decision({ rows: [{ place: 0, purchaseId: 600_001 }] })]);
});

test('R102 the ships of a list show their days, each taken by itself', async () => {
  const changes = [
    aShipChange(),
    aShipChange({ field: 'eta', port: 'KEMBA', portName: 'Mombasa', from: '', to: '2027-01-20', isGuessed: true }),
  ];
  const problems = [{ problem: 'contradicted' as const, column: 'etd' as const, told: '12, 31' }];
  await show({
    ships: [aListedShip({ changes, problems }), aListedShip({ place: 1, vessel: 'NORTH STAR', voyageId: null })],
  });
  const ships = page.getByRole('region', { name: 'Ships of the list' });
  await expect
    .element(ships)
    .toMatchTextContent(/MORNING LADY 021.*known · 3 cars.*two days for one ship, lines 12, 31/);
  await expect.element(ships).toMatchTextContent(/Mombasa · Arrives, planned.*20 Jan 2027.*year guessed/);
  await expect.element(ships).toMatchTextContent(/NORTH STAR 021.*new: will be added/);
  await ships
    .getByRole('checkbox', { name: /Yokohama · Sails, planned.*25 Nov.*27 Nov/ })
    .first()
    .click({ force: true });
  await expect.poll(decided).toEqual([decision({ ships: [{ place: 0, take: [{ field: 'eta', port: 'KEMBA' }] }] })]);
});

test('R102 by keyboard alone rows are walked, chosen and applied after one question', async () => {
  const events = holdEventTime();
  server.answer(shippingFilesCalls.apply, { id: 5, version: 3, state: 'applying' });
  await show();
  await expect.element(tick(4)).toBeVisible();
  await userEvent.keyboard('jj');
  await expect.element(row(/DJLFS/)).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard(' ko');
  await expect.element(tick(3)).toBeChecked();
  await expect.element(row(/ZVW50/)).toMatchTextContent(/Sheet1, line 2.*TOYOTA HARRIER.*Yokohama → Mombasa/);
  await userEvent.keyboard('a');
  await expect.poll(() => decided().at(-1)).toEqual(decision({ choose: 'safe' }));
  await userEvent.keyboard('?');
  await expect
    .element(page.getByRole('dialog', { name: 'Keyboard shortcuts' }))
    .toMatchTextContent(/Choose all safe rows/);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).toMatchTextContent(/Apply this list\?.*take it back for 24 hours/);
  events.pass(600);
  server.answer(shippingFilesCalls.view, aForwarderList({ state: 'applying', version: 3 }));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Applying the list' })).toBeVisible();
  expect(server.requests(shippingFilesCalls.apply).map(({ body }) => body)).toEqual([{ id: 5, version: 2 }]);
});

test('R102 below the last row of a page is the next page', async () => {
  const rows = Array.from({ length: 25 }, (_, place) => aListRow(place));
  await show({ counts: { rows: 25, unknown: 0, attention: 0, chosen: 25, outcomes: noOutcomes } }, rows);
  await expect.element(tick(21)).toBeVisible();
  await userEvent.keyboard('j'.repeat(21));
  expect(navigate.mock.calls).toEqual([['/shipping-files/5?page=2&pageSize=20']]);
});

test('R102 a list that has changed before it was applied is shown as it is now', async () => {
  server.refuse(shippingFilesCalls.apply, 'STATE_CHANGED');
  await show();
  await page.getByRole('button', { name: 'Apply 1 row' }).click();
  await dialog().getByRole('button', { name: 'Yes, apply' }).click();
  await expect.element(page.getByRole('alert').getByText(/has changed in the meantime/)).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('R102 readers see the preview and decide nothing', async () => {
  await show({ can: { edit: false } });
  await expect.element(part('Safe')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /^Choose line/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
});

test('R102 on a phone problems come first, and the bar stays at the bottom', async () => {
  await page.viewport(390, 844);
  await show();
  await expect.element(page.getByText('4 rows: 1 safe, 2 to look at, 1 unknown')).toBeVisible();
  const apply = page.getByRole('button', { name: 'Apply 1 row' });
  await expect.element(apply).toBeInViewport();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
