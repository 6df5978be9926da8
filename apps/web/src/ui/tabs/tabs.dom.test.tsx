import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TabPanel } from './tab-panel.tsx';
import { Tabs } from './tabs.tsx';

const items = [
  { id: 'all', label: 'All', count: 1284 },
  { id: 'new', label: 'New' },
  { id: 'win', label: 'Win' },
];

function Strip() {
  const [tab, setTab] = useState('all');
  return (
    <>
      <Tabs id="bids" label="Bids" items={items} value={tab} onChange={setTab} />
      <TabPanel tabsId="bids" tab={tab}>
        Shows {tab}
      </TabPanel>
    </>
  );
}

test('the strip is one Tab stop; the arrow keys choose a tab and wrap around', async () => {
  const screen = await render(<Strip />);
  await userEvent.tab();
  await expect.element(screen.getByRole('tab', { name: /All/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('tab', { name: 'New' })).toHaveFocus();
  await expect.element(screen.getByRole('tab', { name: 'New' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(screen.getByRole('tab', { name: 'Win' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('tabpanel')).toHaveFocus();
});

test('Home and End choose the first and the last tab', async () => {
  const screen = await render(<Strip />);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('tab', { name: 'Win' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(screen.getByRole('tab', { name: /All/ })).toHaveFocus();
});

test('the panel is named by its tab, and a count is grouped', async () => {
  const screen = await render(<Strip />);
  await screen.getByRole('tab', { name: 'New' }).click();
  await expect.element(screen.getByRole('tabpanel', { name: 'New' })).toHaveTextContent('Shows new');
  await expect.element(screen.getByRole('tab', { name: /All/ })).toHaveAccessibleName('All 1\u00A0284');
});

function isInSight(name: string): boolean {
  const tab = page.getByRole('tab', { name }).element().getBoundingClientRect();
  return tab.left >= 0 && tab.right <= window.innerWidth;
}

test('on a phone the chosen tab is visible, at first and when another one is chosen', async () => {
  await page.viewport(390, 800);
  const names = ['Company', 'Links', 'Sign-in page', 'About the company', 'How to buy', 'Bank details'];
  const strip = (value: string) => (
    <Tabs id="parts" label="Parts" items={names.map((id) => ({ id, label: id }))} value={value} onChange={() => {}} />
  );
  const { rerender } = await render(strip('Bank details'));
  expect(isInSight('Bank details')).toBe(true);
  await rerender(strip('Company'));
  expect([isInSight('Company'), isInSight('Bank details')]).toEqual([true, false]);
});
