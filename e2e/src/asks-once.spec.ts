import { cookies } from '@seri/contract/headers';
import type { Page } from '@playwright/test';
import { newJoan } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';

/** Opens a page and returns what it has asked for when it has its data and its live connection has been welcomed. */
async function asked(page: Page, address: string, call: string): Promise<string[]> {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/v1/')) requests.push(`${request.method()} ${pathname}`);
  });
  const isWelcomed = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => payload.includes('"welcome"')));
  const data = page.waitForResponse((response) => new URL(response.url()).pathname === call && response.ok());
  await page.goto(address);
  await data;
  await isWelcomed;
  // The browser asks again, if it does, in the turn in which it hears the welcome.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  return requests;
}

const reads = [
  ['/car-auctions', '/v1/car-auction/listing'],
  ['/dashboard', '/v1/dashboard/today'],
  ['/notifications', '/v1/notification/index'],
  ['/purchases', '/v1/purchased-cars/index'],
] as const;

/** No other journey changes this client, so no event makes its page ask again. */
const newClient = async () => (await newJoan({ role: 'client' })).email;

for (const [address, call] of reads) {
  test(`${address} reads what it shows once`, async ({ browserOf }) => {
    const page = await browserOf(await newClient());
    const requests = await asked(page, address, call);
    expect(requests.filter((request) => request === `GET ${call}`)).toHaveLength(1);
  });
}

test('an expired cookie is renewed once, however much the page asked with it', async ({ browserOf }) => {
  const page = await browserOf(await newClient());
  await page.context().clearCookies({ name: cookies.access });
  const requests = await asked(page, '/dashboard', '/v1/dashboard/today');
  expect(requests.filter((request) => request.includes('/auth/update'))).toHaveLength(1);
});
