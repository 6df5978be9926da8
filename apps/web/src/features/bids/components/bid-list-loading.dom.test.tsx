import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../../lib/in-app.testkit.tsx';
import { BidListLoading } from './bid-list.tsx';
import '../../../ui/tokens.css';
import '../../../ui/base.css';

beforeEach(() => page.viewport(1440, 900));

test.each([
  ['the desk', { hasClients: true }, 'bids.col.auto', 32],
  ['the desk in an order of its own', { hasClients: true, isSorted: true }, 'bids.col.house', 32],
  ['any other list', { hasClients: true, isDesk: false }, 'bids.col.placed', 44],
])('%s on its way stands in its own columns, at its true height', async (_, given, head, height) => {
  await render(
    <InApp client={createNoRetryClient()}>
      <BidListLoading {...given} />
    </InApp>,
  );
  const heads = [...document.querySelectorAll('th')].map((one) => one.textContent);
  expect(heads).toContain(head);
  expect(document.querySelector('tbody > tr')?.clientHeight).toBe(height);
});
