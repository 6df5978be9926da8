import { companyCalls } from '@seri/contract/people/company.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { newBrowser, openApp } from '../../app/app.testkit.tsx';

let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
});

afterEach(() => expect(server.unanswered).toEqual([]));

test('the design system’s page says that the portal did not answer, and comes on the second try', async () => {
  server.refuse(companyCalls.portal, 'INTERNAL');
  await openApp('/ui');
  await expect.element(page.getByRole('alert').getByText(/^Something went wrong/)).toBeVisible();
  await expect.element(page.getByText(/e-123456/)).toBeVisible();
  const demo = { password: 'seri-demo', accounts: [] };
  server.answer(companyCalls.portal, () => ({ now: new Date().toISOString(), version: 'test', demo }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect.element(page.getByText(/e-123456/)).not.toBeInTheDocument();
});
