import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../../../lib/browser/in-app.testkit.tsx';
import { listedBid } from '../../list/bids.testkit.ts';
import { createDesk, DeskContext } from '../changes/desk.ts';
import { DeskReport } from './desk-report.tsx';

test('a report counts the bids that failed, and says if they are still selected', async () => {
  const desk = createDesk();
  desk.selected.set(new Set([3]));
  const results = [1, 2, 3].map((id) => ({
    bid: listedBid(id),
    failure: id === 3 ? { errorText: 'taken' } : undefined,
  }));
  await render(
    <InApp client={createNoRetryClient()}>
      <DeskContext value={desk}>
        <DeskReport label="Bid" results={results} />
      </DeskContext>
    </InApp>,
  );
  await expect.element(page.getByText('2 of 3 set to Bid. 1 bid was not changed. It stays selected.')).toBeVisible();
  await expect.element(page.getByText('taken')).toBeVisible();
});
