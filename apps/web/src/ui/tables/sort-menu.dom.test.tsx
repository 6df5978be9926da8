import type { Sorting } from '@seri/domain/catalogue/listing';
import { nextSorting } from '@seri/domain/catalogue/listing';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SortMenu } from './sort-menu.tsx';

type Sort = 'name' | 'balance';

function Sorted() {
  const [sorting, setSorting] = useState<Sorting<Sort>>();
  return (
    <SortMenu<Sort>
      sorts={[
        { sort: 'name', label: 'Name' },
        { sort: 'balance', label: 'Balance' },
      ]}
      sorting={sorting}
      unsorted="Newest first"
      onSort={(sort) => setSorting(sort && nextSorting(sorting, sort))}
    />
  );
}

test('the button shows the order; choosing the same field again reverses it, then resets it', async () => {
  const screen = await render(<Sorted />);
  const button = screen.getByRole('button');
  for (const label of ['Balance, ascending', 'Balance, descending', 'Newest first']) {
    await button.click();
    await screen.getByRole('menuitemradio', { name: /Balance/ }).click();
    await expect.element(button).toHaveTextContent(label);
  }
});

test('the default order is one of the options', async () => {
  const screen = await render(<Sorted />);
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('menuitemradio', { name: 'Newest first' })).toBeChecked();
});

test.each([
  [390, 844],
  [1024, 768],
])('opens as a sheet from the bottom below desktop width: %i px', async (width, height) => {
  await page.viewport(width, height);
  const screen = await render(<Sorted />);
  await screen.getByRole('button').click();
  const sheet = screen.getByRole('menu').element().parentElement;
  await Promise.all(sheet?.getAnimations().map(({ finished }) => finished) ?? []);
  const { left = 0, right = 0, bottom = 0 } = sheet?.getBoundingClientRect() ?? {};
  expect(bottom).toBeCloseTo(window.innerHeight, 0);
  expect(left + right).toBeCloseTo(document.body.clientWidth, 0);
});

test('a click on the veil does not reach the page: it closes the sheet and returns the focus', async () => {
  await page.viewport(390, 844);
  const pressed = vi.fn<() => void>();
  const screen = await render(
    <>
      <a href="#beneath" onClick={pressed}>
        Beneath
      </a>
      <Sorted />
    </>,
  );
  const link = screen.getByRole('link').element();
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('menu')).toBeVisible();
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  const { x, y } = link.getBoundingClientRect();
  const tap = () => userEvent.click(document.documentElement, { force: true, position: { x: x + 5, y: y + 5 } });
  await tap();
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button')).toHaveFocus();
  expect(pressed).not.toHaveBeenCalled();
  await tap();
  expect(pressed).toHaveBeenCalledOnce();
  expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
});
