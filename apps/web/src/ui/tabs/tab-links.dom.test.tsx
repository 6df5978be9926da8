import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TabLinks } from './tab-links.tsx';

const names = ['All', 'Under Review', 'Bid', 'Don’t bid', 'Cancel', 'Finished', 'Win', 'Archive'];

function Strip({ value, count }: { value: string; count?: number }) {
  const items = names.map((id) => ({ id, label: id, href: `/bids?tab=${id}`, count }));
  return <TabLinks label="Bids" items={items} value={value} />;
}

/** Fully visible and not at the very left, where it would hide that there are more tabs. */
function isInSight(name: RegExp): boolean {
  const tab = page.getByRole('link', { name }).element().getBoundingClientRect();
  return tab.left > 0 && tab.right <= window.innerWidth;
}

test('on a phone the open tab is visible: at first, after counts arrive, and when another one opens', async () => {
  await page.viewport(390, 800);
  const { rerender } = await render(<Strip value="Win" />);
  expect(isInSight(/^Win/)).toBe(true);
  await rerender(<Strip value="Win" count={1284} />);
  expect(isInSight(/^Win/)).toBe(true);
  await rerender(<Strip value="Bid" count={1284} />);
  expect(isInSight(/^Bid/)).toBe(true);
  await rerender(<Strip value="All" count={1284} />);
  expect(page.getByRole('navigation').element().scrollLeft).toBe(0);
});
