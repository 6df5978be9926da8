import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../../../lib/browser/in-app.testkit.tsx';
import { BackToTop } from '../../../../ui/passing/back-to-top.tsx';
import { listedBid } from '../../list/bids.testkit.ts';
import { createDesk, DeskContext } from '../changes/desk.ts';
import { BidDeskFoot } from '../table/bid-desk-foot.tsx';
import { DeskBulk } from './desk-bulk.tsx';

test('a bulk change is announced once, and the progress element has the count', async () => {
  const desk = createDesk();
  desk.selected.set(new Set([1, 2]));
  await render(
    <InApp client={createNoRetryClient()}>
      <DeskContext value={desk}>
        <DeskBulk bids={[listedBid(1), listedBid(2), listedBid(3)]} />
      </DeskContext>
    </InApp>,
  );
  const output = page.getByRole('status');
  expect(output.element().textContent).toContain('2 selected');
  desk.progress.set({ done: 0, total: 300 });
  await expect.element(output).toHaveTextContent('Changing 300 bids');
  const announced = vi.fn<() => void>();
  const watch = new MutationObserver(announced);
  watch.observe(output.element(), { subtree: true, childList: true, characterData: true });
  desk.progress.set({ done: 1, total: 300 });
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '1');
  expect(output.element().textContent).toBe('Changing 300 bids');
  expect(watch.takeRecords().length + announced.mock.calls.length).toBe(0);
  watch.disconnect();
});

const footProps = {
  page: 1,
  children: null,
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
  { of: 'a desk, on its foot', width: 1440, hasFoot: true, at: [652, 556] },
])('floating elements stand above the toolbar of $of, at $width px', async ({ width, hasFoot, at }) => {
  await page.viewport(width, 700);
  const desk = createDesk();
  desk.selected.set(new Set([1]));
  await render(
    <InApp client={createNoRetryClient()}>
      <DeskContext value={desk}>
        <div style={{ height: 3000 }} />
        {hasFoot && <BidDeskFoot {...footProps} />}
        <DeskBulk bids={[listedBid(1)]} />
      </DeskContext>
      <BackToTop />
    </InApp>,
  );
  window.scrollTo(0, 1000);
  await expect.element(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  const floats = [...document.querySelectorAll('[data-floats]')];
  expect(floats.map((element) => element.getBoundingClientRect().bottom)).toEqual(at);
  // An inherited property on the body would restyle the whole page.
  expect(getComputedStyle(document.body).getPropertyValue('--foot')).toBe('');
});
