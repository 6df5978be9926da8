import { lotCalls } from '@seri/contract/stock/lots.calls';
import { sharedLotCalls } from '@seri/contract/screens/shared-lot.calls';
import { type PageType, pageTypeData, pageTypes } from '@seri/domain/catalogue/page-types';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { serveStanding } from '../../features/bidding/sense/standing.testkit.ts';
import { serveLists } from '../../features/catalogue/list/lots.testkit.ts';
import { bikeView, carView, machineView } from '../../features/lots/page/lot-views.testkit.ts';
import { type FakeServer, refusal } from '../../lib/calls/fake-server.testkit.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';
import { address, expectAddress, holdLive, newBrowser, openApp, phone, signIn } from '../../app/app.testkit.tsx';

const right = '418052';

let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
  for (const pageType of pageTypes) serveShared(pageType);
});

afterEach(() => expect(server.unanswered).toEqual([]));

const isMachine = (pageType: PageType) => pageType.startsWith('machinery');

/** A lot is asked for by its code, a machine by its id alone. */
function serveShared(pageType: PageType): void {
  const views = {
    car: carView(7, { pageType: pageType as 'stats' }),
    bike: bikeView(7, { pageType: pageType as 'bikes' }),
    machine: machineView(7, { pageType: pageType as 'machinery' }),
  };
  server.answer(sharedLotCalls[pageType].view as (typeof sharedLotCalls)['stats']['view'], ({ query }) => {
    const { code } = query as { code?: string };
    if (isMachine(pageType) || code === right) return views[pageTypeData[pageType].shape] as typeof views.car;
    return refusal(code === undefined ? 'LOCKED' : 'WRONG_CODE');
  });
}

const article = () => page.getByRole('article');
const codeField = () => page.getByRole('textbox', { name: 'Access code' });
const codesSent = () => server.requests(sharedLotCalls['car-auction'].view).map(({ query }) => query['code']);

/** The lot stands there for somebody without an account. */
async function expectShared(path: string): Promise<void> {
  await expect.element(article().getByRole('heading', { level: 1 })).toBeVisible();
  await expectAddress(path);
  await expect.element(article().getByRole('button', { name: /bid|share|favourite/i })).not.toBeInTheDocument();
}

test.each(pageTypes)('a shared lot opens for anybody by its link, and again on the way back: %s', async (pageType) => {
  const path = `${pageTypeData[pageType].path}/share/7`;
  await openApp(isMachine(pageType) ? path : `${path}?code=${right}`);
  await expectShared(path);
  await expect.element(page.getByRole('link', { name: 'Open in the portal' })).not.toBeInTheDocument();
  await page.getByRole('banner').getByRole('link').first().click();
  await soon(() => expect(address()).not.toBe(path));
  history.back();
  await expectShared(path);
});

test.each(pageTypes.filter((pageType) => !isMachine(pageType)))(
  'an address without a code asks for it, and says nothing of the lot: %s',
  async (pageType) => {
    await openApp(`${pageTypeData[pageType].path}/share/7`);
    await expect.element(codeField()).toHaveFocus();
    await expect.element(article()).not.toBeInTheDocument();
    expect(document.title).toBe('Shared lot · Seri');
  },
);

test('five digits are not sent, a wrong code is said and kept, the right one opens: by keyboard alone', async () => {
  await openApp('/car-auctions/share/7', { viewport: phone });
  const field = codeField();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(`${right.slice(0, 5)}{Enter}`);
  await expect.element(field).toHaveAccessibleDescription('Enter all six digits');
  expect(codesSent()).toEqual([undefined]);
  await userEvent.keyboard('{Control>}a{/Control}000000{Enter}');
  await expect.element(field).toHaveAccessibleDescription('Wrong access code');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(`${right}{Enter}`);
  await expectShared('/car-auctions/share/7');
  expect(codesSent()).toEqual([undefined, '000000', right]);
  // A reload finds it in the entry of the tab's history.
  expect(history.state).toMatchObject({ shareCode: right });
});

test('a link with a wrong code asks for the right one and forgets it, so that a reload is no further try', async () => {
  await openApp('/car-auctions/share/7?code=000000');
  await expect.element(codeField()).toHaveAccessibleDescription('Wrong access code');
  await expect.element(codeField()).toHaveValue('000000');
  await expectAddress('/car-auctions/share/7');
  await soon(() => expect((history.state as { shareCode?: string }).shareCode).toBeUndefined());
  expect(codesSent()).toEqual(['000000']);
});

test('who is signed in sees it as anybody does, with a way to the portal', async () => {
  signIn(server);
  serveLists(server);
  serveStanding(server);
  server.answer(lotCalls['car-auction'].view, carView(7));
  await openApp(`/car-auctions/share/7?code=${right}`);
  await expectShared('/car-auctions/share/7');
  await page.getByRole('link', { name: 'Open in the portal' }).click();
  await expectAddress('/car-auctions/7');
  await expect.element(article().getByRole('button', { name: /favourite/i })).toBeVisible();
});

test('an unknown machine shows the empty state', async () => {
  server.refuse(sharedLotCalls.machinery.view, 'NOT_FOUND');
  await openApp('/machinery/share/1');
  await expect.element(page.getByRole('heading', { name: 'This lot cannot be shown' })).toBeVisible();
  await expect.element(codeField()).not.toBeInTheDocument();
});
