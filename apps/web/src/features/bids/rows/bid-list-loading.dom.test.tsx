import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { BidListLoading } from './bid-list.tsx';

test.each([
  ['the desk', { hasClients: true }, 'Auto', 32],
  ['the sorted desk', { hasClients: true, isSorted: true }, 'Auction', 32],
  ['any other list', { hasClients: true, isDesk: false }, 'Start', 44],
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
