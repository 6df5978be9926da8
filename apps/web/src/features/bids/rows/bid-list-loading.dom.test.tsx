import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { BidListLoading } from './bid-list.tsx';
import '../../../ui/styles/tokens.css';
import '../../../ui/styles/base.css';

beforeEach(() => page.viewport(1440, 900));

test.each([
  ['the desk', { hasClients: true }, 'bids.col.auto', 32],
  ['the sorted desk', { hasClients: true, isSorted: true }, 'bids.col.house', 32],
  ['any other list', { hasClients: true, isDesk: false }, 'bids.col.placed', 44],
])('the skeleton of %s has its columns and row height', async (_, props, head, height) => {
  await render(
    <InApp client={createNoRetryClient()}>
      <BidListLoading {...props} />
    </InApp>,
  );
  const heads = [...document.querySelectorAll('th')].map((cell) => cell.textContent);
  expect(heads).toContain(head);
  expect(document.querySelector('tbody > tr')?.clientHeight).toBe(height);
});
