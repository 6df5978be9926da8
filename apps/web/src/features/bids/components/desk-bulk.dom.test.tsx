import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { localization } from '../../../lib/language.ts';
import { createNoRetryClient, InApp } from '../../../lib/in-app.testkit.tsx';
import { BackToTop } from '../../../ui/back-to-top.tsx';
import { trackedBid } from '../model/bids.testkit.ts';
import { createDesk, DeskContext } from '../model/desk.ts';
import { BidDeskFoot } from './bid-desk-foot.tsx';
import { DeskBulk } from './desk-bulk.tsx';
import '../../../ui/tokens.css';

const { text: keys } = localization.get();
afterEach(() => localization.set({ language: 'en', text: keys }));

test('a change of many is announced once, and its progress has the figure', async () => {
  localization.set({ language: 'en', text: (id, values) => [id, ...Object.values(values ?? {})].join(' ') });
  const desk = createDesk();
  desk.selected.set(new Set([1, 2]));
  await render(
    <InApp client={createNoRetryClient()}>
      <DeskContext value={desk}>
        <DeskBulk bids={[trackedBid(1), trackedBid(2), trackedBid(3)]} />
      </DeskContext>
    </InApp>,
  );
  const told = page.getByRole('status');
  expect(told.element().textContent).toContain('bidDesk.selected 2');
  desk.progress.set({ done: 0, of: 300 });
  await expect.element(told).toHaveTextContent('bidDesk.changing 300');
  const announced = vi.fn<() => void>();
  const watch = new MutationObserver(announced);
  watch.observe(told.element(), { subtree: true, childList: true, characterData: true });
  desk.progress.set({ done: 1, of: 300 });
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '1');
  expect(told.element().textContent).toBe('bidDesk.changing 300');
  expect(watch.takeRecords().length + announced.mock.calls.length).toBe(0);
  watch.disconnect();
});

const place = {
  from: 1,
  to: 20,
  total: 60,
  amount: undefined,
  pageSize: 20,
  hrefOf: (to: number) => `/bid-manager?page=${to}`,
  onPage: () => {},
  onPageSize: () => {},
} as const;

test.each([
  { of: 'a list', width: 800, hasFoot: false, at: [592] },
  { of: 'a list', width: 1440, hasFoot: false, at: [636] },
  { of: 'a desk, on its foot', width: 1440, hasFoot: true, at: [652, 590] },
])('what floats stands above the tools of $of, at $width px', async ({ width, hasFoot, at }) => {
  await page.viewport(width, 700);
  const desk = createDesk();
  desk.selected.set(new Set([1]));
  await render(
    <InApp client={createNoRetryClient()}>
      <DeskContext value={desk}>
        <div style={{ height: 3000 }} />
        {hasFoot && <BidDeskFoot {...place} />}
        <DeskBulk bids={[trackedBid(1)]} />
      </DeskContext>
      <BackToTop />
    </InApp>,
  );
  window.scrollTo(0, 1000);
  await expect.element(page.getByRole('button', { name: 'ui.backToTop' })).toBeVisible();
  const floats = [...document.querySelectorAll('[data-floats]')];
  expect(floats.map((element) => element.getBoundingClientRect().bottom)).toEqual(at);
  // What all inherited would have all styled anew.
  expect(getComputedStyle(document.body).getPropertyValue('--foot')).toBe('');
});
