import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { localization } from '../../../../lib/language/language.ts';
import { createNoRetryClient, InApp } from '../../../../lib/browser/in-app.testkit.tsx';
import { listedBid } from '../../list/bids.testkit.ts';
import { createDesk, DeskContext } from '../changes/desk.ts';
import { DeskReport } from './desk-report.tsx';

const { text: keys } = localization.get();
afterEach(() => localization.set({ language: 'en', text: keys }));

test('a report counts the bids that failed, and says if they are still selected', async () => {
  localization.set({ language: 'en', text: (id, values) => [id, ...Object.values(values ?? {})].join(' ') });
  const desk = createDesk();
  desk.selected.set(new Set([3]));
  const results = [1, 2, 3].map((id) => ({
    bid: listedBid(id),
    failure: id === 3 ? { errorText: 'taken' } : undefined,
  }));
  await render(
    <InApp client={createNoRetryClient()}>
      <DeskContext value={desk}>
        <DeskReport newStatus="Bid" results={results} />
      </DeskContext>
    </InApp>,
  );
  await expect.element(page.getByText('bidDesk.report.says 2 3 1 Bid bidDesk.report.selected 2 3 1 Bid')).toBeVisible();
  await expect.element(page.getByText('taken')).toBeVisible();
});
