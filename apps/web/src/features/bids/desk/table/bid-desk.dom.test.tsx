import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { queryClient } from '../../../../lib/calls/query-client.ts';
import { soon } from '../../../../lib/browser/soon.testkit.ts';
import { holdInk } from '../../../../ui/tables/ink.testkit.ts';
import { openBidDesk, scrollToRow, sessionsOf, topOf } from './bid-desk.dom.steps.tsx';
import { deskBid, inMinutes, press, rowOf } from '../changes/desk.dom.steps.tsx';

beforeEach(async () => {
  await page.viewport(1440, 900);
  queryClient.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  window.scrollTo(0, 0);
});

const marked = () =>
  [...document.querySelectorAll<HTMLElement>('tr[data-saved]')].map(({ dataset }) => dataset['bidId']);
const current = () => Number(document.querySelector<HTMLElement>('tr[aria-current]')?.dataset['bidId']);
const checked = () => document.querySelectorAll('tr[data-bid-id][data-selected]').length;
const toolbar = () => page.getByRole('toolbar', { name: 'Selected bids' });

const lineOf = (bidId: number) => rowOf(bidId)?.ariaRowIndex;
const newcomers = () => [501, 502, 503].map((bidId) => deskBid(bidId, { sessionId: 1 }));
const robotsOn = () => document.querySelectorAll('tr [role="switch"]:checked').length;

describe('a change while somebody reads', () => {
  it('leaves every row in place, however many bids come above it', async () => {
    const { change } = await openBidDesk(sessionsOf(40, 40, 40, 40));
    await scrollToRow(100, 160);
    const read = [98, 100, 110];
    const before = read.map(topOf);
    await change((bids) => bids.unshift(deskBid(504, { sessionId: 9 }), ...newcomers()));
    await soon(() => expect(read.map(lineOf)).toEqual(['107', '109', '119']));
    expect(read.map(topOf)).toEqual(before);
    await change((bids) => bids.splice(0, 30));
    // Pages are refetched one by one.
    await soon(() => expect(read.map(lineOf)).toEqual(['76', '78', '88']));
    expect(read.map(topOf)).toEqual(before);
  });

  it('leaves rows in place even if more bids go at once than are in sight', async () => {
    const { change } = await openBidDesk(sessionsOf(40, 40, 40, 40));
    await scrollToRow(100, 160);
    const before = topOf(100);
    await change((bids) => bids.splice(0, 65));
    await soon(() => expect(rowOf(100)?.ariaRowIndex).toBe('38'));
    expect(topOf(100)).toBe(before);
  });

  it.each([
    ['from the session that is read', sessionsOf(160), {}],
    ['from a sorted list', sessionsOf(80, 80), { sort: 'lotNo', order: 'ASC' }],
  ])('leaves rows in place even if more bids are removed %s than are in sight', async (_of, bids, search) => {
    const { change } = await openBidDesk(bids, search);
    await scrollToRow(100, 160);
    const [before, index] = [topOf(100), Number(rowOf(100)?.ariaRowIndex)];
    await change((all) => all.splice(0, 65));
    await soon(() => expect(rowOf(100)?.ariaRowIndex).toBe(String(index - 65)));
    await soon(() => expect(topOf(100)).toBe(before));
  });

  it('leaves rows in place even if the first row in sight is gone', async () => {
    const { change } = await openBidDesk(sessionsOf(80, 80));
    await scrollToRow(100, 160);
    const rows = [...document.querySelectorAll<HTMLElement>('tr[data-bid-id]')];
    const first = rows.find((row) => row.getBoundingClientRect().bottom > 84);
    const before = topOf(105);
    await change((bids) => {
      bids.splice(Number(first?.dataset['bidId']) - 3, 5);
    });
    await soon(() => expect(rowOf(105)?.ariaRowIndex).toBe(String(105 + 3 - 5)));
    expect(topOf(105)).toBe(before);
  });

  it('shows new bids at the top of the list, unless the reader works in it and has scrolled', async () => {
    const { change } = await openBidDesk(sessionsOf(40, 40));
    const before = topOf(1);
    await change((bids) => bids.unshift(deskBid(501, { sessionId: 1 })));
    await soon(() => expect(rowOf(501)).toBeVisible());
    expect(topOf(501)).toBe(before);
    press('KeyJ');
    await soon(() => expect(rowOf(501)?.contains(document.activeElement)).toBe(true));
    window.scrollTo(0, 10);
    await soon(() => expect(window.scrollY).toBe(10));
    const anchored = topOf(1);
    await change((bids) => bids.unshift(deskBid(502, { sessionId: 1 })));
    await soon(() => expect(rowOf(1)?.ariaRowIndex).toBe('5'));
    expect(topOf(1)).toBe(anchored);
  });

  it('marks only the rows that changed', async () => {
    const { change } = await openBidDesk(sessionsOf(40));
    const dry = holdInk();
    await change((bids) => bids.splice(4, 1, deskBid(5, { ...bids[4], bidStatus: 4 })));
    await soon(() => expect(marked()).toEqual(['5']));
    dry();
    await soon(() => expect(marked()).toEqual([]));
    await change((bids) => bids.unshift(deskBid(501, { sessionId: 1 })));
    await soon(() => expect(rowOf(501)).toBeVisible());
    expect(marked()).toEqual([]);
  });
});

test('each page is fetched once when the list opens', async () => {
  const { requests } = await openBidDesk(sessionsOf(25));
  await soon(() => expect(rowOf(25)).toBeVisible());
  expect(requests.pages).toEqual([1, 2]);
});

describe('the keys of the list', () => {
  it('go from row to row, also below the rows in sight', async () => {
    await openBidDesk(sessionsOf(3, 60));
    for (let id = 1; id <= 40; id += 1) {
      press('KeyJ');
      await soon(() => expect(current()).toBe(id));
    }
    await soon(() => expect(rowOf(40)?.contains(document.activeElement)).toBe(true));
    expect(rowOf(40)?.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    press('KeyK');
    await soon(() => expect(current()).toBe(39));
  });

  it('begin at the first row in sight and stop at both ends', async () => {
    await openBidDesk(sessionsOf(160));
    await scrollToRow(100, 160);
    press('KeyJ');
    await soon(() => expect(current()).toBeGreaterThan(85));
    expect(topOf(current())).toBeGreaterThan(80);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await soon(() => expect(rowOf(160)).toBeVisible());
    for (let pressed = 0; pressed < 30; pressed += 1) {
      press('KeyJ');
      await new Promise(requestAnimationFrame);
    }
    await soon(() => expect(current()).toBe(160));
  });

  it.each([
    ['KeyJ', 33],
    ['KeyK', 31],
  ])('continue at the index of a row that has gone: %s', async (code, next) => {
    const { change } = await openBidDesk(sessionsOf(60));
    await scrollToRow(32, 60);
    rowOf(32)?.querySelector('a')?.focus({ preventScroll: true });
    await soon(() => expect(current()).toBe(32));
    await change((bids) => bids.splice(31, 1));
    await soon(() => expect(rowOf(32)).toBeNull());
    press(code);
    await soon(() => expect(current()).toBe(next));
  });

  it('select the first bid in sight if none is marked yet', async () => {
    await openBidDesk(sessionsOf(3));
    press('KeyX');
    await soon(() => expect(checked()).toBe(1));
    expect(current()).toBe(1);
    expect(rowOf(1)?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.checked).toBe(true);
  });

  it('are hinted at wherever the list is scrolled, and ? opens their help', async () => {
    await openBidDesk(sessionsOf(60));
    const hints = page.getByRole('region', { name: 'Keys' });
    await soon(() => expect(hints.element().textContent).toMatch(/next, previous.*select.*status.*undo/));
    expect(hints.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    press('Slash', { key: '?', shiftKey: true });
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await soon(() => expect(help.element().textContent).toMatch(/take the auction’s price/));
    await userEvent.keyboard('{Escape}');
    await expect.element(help).not.toBeInTheDocument();
    await hints.getByRole('button', { name: 'All keys' }).click();
    await expect.element(help).toBeVisible();
  });

  it('select one bid, then a range, and clear the selection', async () => {
    await openBidDesk(sessionsOf(30));
    for (const code of ['KeyJ', 'KeyX', 'KeyJ', 'KeyJ', 'KeyJ']) {
      press(code);
      await new Promise(requestAnimationFrame);
    }
    press('KeyX', { shiftKey: true });
    await soon(() => expect(checked()).toBe(4));
    await expect.element(toolbar()).toBeVisible();
    press('Escape');
    await soon(() => expect(checked()).toBe(0));
    await expect.element(toolbar()).not.toBeInTheDocument();
  });
});

const selectAll = () => page.getByRole('checkbox', { name: 'Select all bids' });
const ofSession = (index: number) => page.getByRole('checkbox', { name: /^Select all bids: / }).nth(index);
const isMixed = (box: ReturnType<typeof selectAll>) => (box.element() as HTMLInputElement).indeterminate;

async function clickBox(bidId: number, modifiers: 'Shift'[] = []): Promise<void> {
  const box = rowOf(bidId)?.querySelector<HTMLElement>('input[type="checkbox"]');
  if (box) await userEvent.click(box, { modifiers });
}

describe('a selection', () => {
  it('contains all bids, also those that were never in sight', async () => {
    const { requests } = await openBidDesk(sessionsOf(100, 100));
    await selectAll().click();
    await expect.element(toolbar()).toBeVisible();
    await expect.element(selectAll()).toBeChecked();
    expect(new Set(requests.pages)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
    press('Digit3');
    await soon(() => expect(new Set(requests.statuses.map(({ bidId }) => bidId)).size).toBe(200));
    await expect.element(toolbar()).not.toBeInTheDocument();
  });

  it('contains all bids also when a cached list is opened again', async () => {
    await openBidDesk(sessionsOf(100));
    await selectAll().click();
    await expect.element(selectAll()).toBeChecked();
    await cleanup();
    const { requests } = await openBidDesk(sessionsOf(100));
    await selectAll().click();
    await expect.element(selectAll()).toBeChecked();
    press('Digit3');
    await soon(() => expect(requests.statuses).toHaveLength(100));
  });

  it('of some bids makes the head box mixed, which then selects all, and then none', async () => {
    await openBidDesk(sessionsOf(5, 5));
    await ofSession(0).click();
    await soon(() => expect(checked()).toBe(5));
    expect([isMixed(selectAll()), isMixed(ofSession(0)), isMixed(ofSession(1))]).toEqual([true, false, false]);
    await selectAll().click();
    await soon(() => expect(checked()).toBe(10));
    expect(isMixed(selectAll())).toBe(false);
    await selectAll().click();
    await soon(() => expect(checked()).toBe(0));
  });

  it('of a session contains all its bids and no others, loaded or not', async () => {
    const { requests } = await openBidDesk(sessionsOf(3, 90, 40));
    await ofSession(1).click();
    await expect.element(ofSession(1)).toBeChecked();
    press('Digit3');
    await soon(() => expect(requests.statuses).toHaveLength(90));
    const ids = requests.statuses.map(({ bidId }) => bidId).toSorted((one, other) => one - other);
    expect([ids[0], ids.at(-1)]).toEqual([4, 93]);
  });

  it('extends to the row clicked with Shift, over rows that were never in sight', async () => {
    const { requests } = await openBidDesk(sessionsOf(160));
    await userEvent.click(page.getByRole('checkbox', { name: /^Select the bid/ }).first());
    await scrollToRow(130, 160);
    await clickBox(130, ['Shift']);
    await soon(() => expect(rowOf(129)?.dataset['selected']).toBe(''));
    expect(window.getSelection()?.isCollapsed).toBe(true);
    press('Digit3');
    await soon(() => expect(requests.statuses).toHaveLength(130));
  });

  it('extends from the selected row, even if rows above it have gone since', async () => {
    const { requests, change } = await openBidDesk(sessionsOf(160));
    await scrollToRow(30, 160);
    await clickBox(30);
    await scrollToRow(130, 160);
    await change((bids) => bids.splice(0, 3));
    await soon(() => expect(rowOf(130)?.ariaRowIndex).toBe('129'));
    await clickBox(130, ['Shift']);
    await soon(() => expect(rowOf(129)?.dataset['selected']).toBe(''));
    press('Digit3');
    await soon(() => expect(requests.statuses).toHaveLength(101));
  });

  it('switches autobid on and off for all its bids', async () => {
    const { requests } = await openBidDesk(sessionsOf(4));
    await selectAll().click();
    await page.getByRole('button', { name: 'Auto on' }).click();
    await soon(() => expect(requests.autoBids).toEqual([1, 2, 3, 4]));
    await expect.element(toolbar()).not.toBeInTheDocument();
    expect(robotsOn()).toBe(4);
    await selectAll().click();
    await page.getByRole('button', { name: 'Auto off' }).click();
    await soon(() => expect(requests.autoBids).toHaveLength(8));
    await soon(() => expect(robotsOn()).toBe(0));
  });
});

test('the parts of the table have ARIA roles, because it is not laid out as a table', async () => {
  await openBidDesk(sessionsOf(2));
  const parts = [
    ...document.querySelectorAll(
      'table:has([data-bid-id]) :is(thead, tbody, tr:not([aria-hidden]), tr:not([aria-hidden]) > *)',
    ),
  ];
  const roles = Map.groupBy(parts, ({ localName, role }) => `${localName} ${role}`);
  expect([...roles.keys()].toSorted()).toEqual([
    'tbody rowgroup',
    'td cell',
    'th columnheader',
    'th rowheader',
    'thead rowgroup',
    'tr row',
  ]);
});

test('the head of a session shows the deadline, and within a day how long it is', async () => {
  const isSoon = { sessionId: 2, deadline: inMinutes(90) };
  await openBidDesk([...sessionsOf(1), deskBid(2, isSoon)]);
  const [far, near] = [...document.querySelectorAll('th[scope="rowgroup"]')].map((head) => head.textContent);
  expect(far).toContain('bidding closes ');
  expect(far).not.toContain(',');
  expect(near).toMatch(/bidding closes \d\d:\d\d, in 1/);
});

test('on a phone a sold price is not cut', async () => {
  await page.viewport(390, 844);
  await openBidDesk([deskBid(1, { bidAmount: 1_595_000, soldPrice: 1_595_000 })]);
  const price = document.querySelector<HTMLElement>('[data-sold="1"]');
  const [row, shown] = [rowOf(1), price].map((element) => element?.getBoundingClientRect());
  expect(shown?.right).toBeLessThanOrEqual(row?.right ?? 0);
  expect(price?.textContent).toMatch(/¥$/);
  for (let box = price; box && box !== rowOf(1); box = box.parentElement) {
    expect([
      box.className,
      box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX !== 'visible',
    ]).toEqual([box.className, false]);
  }
});

const foot = () => document.querySelector('[data-floats]')?.textContent;

test('the foot counts the bids of the page in sight, not those that fit on the screen', async () => {
  await openBidDesk(sessionsOf(53));
  await soon(() => expect(foot()).toMatch(/^1–20 of 53/));
  await scrollToRow(30, 53);
  await soon(() => expect(foot()).toMatch(/^21–40 of 53/));
  window.scrollTo(0, document.documentElement.scrollHeight);
  await soon(() => expect(foot()).toMatch(/^(21–40|41–53) of 53/));
});
