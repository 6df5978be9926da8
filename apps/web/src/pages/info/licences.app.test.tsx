import { companyCalls } from '@seri/contract/people/company.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { companyContent } from '../../features/company/content/content.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { expectAddress, newBrowser, openApp } from '../../app/app.testkit.tsx';

const file = '/licences.txt';
let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
  server.answer(companyCalls.content, { version: 1, content: companyContent });
});

afterEach(() => expect(server.unanswered).toEqual([]));

test('the page about the company leads to the licences of what others wrote', async () => {
  server.answerFile(file, () => new Response('Do as you like.'));
  await openApp('/about');
  await page.getByRole('main').getByRole('link', { name: 'Licences' }).click();
  await expectAddress('/about/licences');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Licences' })).toBeVisible();
  await expect.element(page.getByText('Do as you like.')).toBeVisible();
});

test('licences that cannot be read are asked for again by hand', async () => {
  server.answerFile(file, () => new Response('', { status: 404 }));
  await openApp('/about/licences');
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  server.answerFile(file, () => new Response('Do as you like.'));
  await again.click();
  await expect.element(page.getByText('Do as you like.')).toBeVisible();
});
