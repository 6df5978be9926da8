import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { speech } from '../../../lib/language.ts';
import { askingOnce, InApp } from '../../../lib/in-app.testkit.tsx';
import { BackToTop } from '../../../ui/back-to-top.tsx';
import { trackedBid } from '../model/bids.testkit.ts';
import { createDesk, DeskContext } from '../model/desk.ts';
import { DeskBulk } from './desk-bulk.tsx';
import '../../../ui/tokens.css';

const { text: keys } = speech.get();
afterEach(() => speech.set({ language: 'en', text: keys }));

test('a change of many is announced once, and its progress has the figure', async () => {
  speech.set({ language: 'en', text: (id, values) => [id, ...Object.values(values ?? {})].join(' ') });
  const desk = createDesk();
  desk.selected.set(new Set([1, 2]));
  await render(
    <InApp client={askingOnce()}>
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

test.each([
  [1440, 48],
  [800, 92],
])('what floats stands above the tools of a selection, at %i px as high as %i', async (width, height) => {
  await page.viewport(width, 700);
  const desk = createDesk();
  desk.selected.set(new Set([1]));
  await render(
    <InApp client={askingOnce()}>
      <DeskContext value={desk}>
        <div style={{ height: 3000 }} />
        <DeskBulk bids={[trackedBid(1)]} />
      </DeskContext>
      <BackToTop />
    </InApp>,
  );
  window.scrollTo(0, 1000);
  const button = page.getByRole('button', { name: 'ui.backToTop' });
  await expect.element(button).toBeVisible();
  expect(button.element().getBoundingClientRect().bottom).toBe(700 - height - 16);
});
