import { shippingFilesCalls } from '@seri/contract/shipping/shipping-files.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  aForwarderList,
  aSentList,
  serveForwarderList,
  someListRows,
  someLists,
} from '../../features/shipping-files/shipping-files.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { expectAddress, holdLive, newBrowser, openApp, phone, signIn } from '../../app/app.testkit.tsx';

let server: FakeServer;
let live: ReturnType<typeof holdLive>;

beforeEach(async () => {
  server = await newBrowser();
  live = holdLive();
  signIn(server, { role: 'manager' });
  server.answer(shippingFilesCalls.list, someLists([aSentList()]));
  serveForwarderList(server, aForwarderList(), someListRows());
});

afterEach(() => expect(server.unanswered).toEqual([]));

const part = (name: string) => page.getByRole('region', { name, exact: true });

test('R102 a list is opened from the lists, its filters are in the address, and it follows the work on it', async () => {
  await openApp('/shipping-files');
  await page.getByRole('link', { name: 'november.xlsx' }).click();
  await expectAddress('/shipping-files/5');
  await expect.element(part('Safe')).toBeVisible();
  await page.getByRole('link', { name: /^Unknown/ }).click();
  await expectAddress('/shipping-files/5?only=unknown');
  await expect.element(part('Safe')).not.toBeInTheDocument();
  await expect.element(part('Cannot be applied')).toBeVisible();
  await live.started();
  serveForwarderList(server, aForwarderList({ state: 'applying' }), []);
  live.tell('shipping-file.changed', { fileId: 5 });
  await expect.element(page.getByRole('heading', { name: 'Applying the list' })).toBeVisible();
});

test('R102 rows are walked by keyboard where the page is opened anew', async () => {
  await openApp('/shipping-files/5');
  await expect.element(part('Safe')).toBeVisible();
  await userEvent.keyboard('jj');
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'DJLFS-512345' }).first())
    .toHaveAttribute('aria-current', 'true');
});

test('R102 on a phone nothing scrolls sideways', async () => {
  await openApp('/shipping-files/5', { viewport: phone });
  await expect.element(part('Safe')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(phone.width);
});
