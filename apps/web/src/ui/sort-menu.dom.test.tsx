import type { Sorting } from '@seri/domain/catalogue/listing';
import { nextSorting } from '@seri/domain/catalogue/listing';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SortMenu } from './sort-menu.tsx';
import './tokens.css';

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

test('the button says the order, and the same choice turns it round, then lets it go', async () => {
  const screen = await render(<Sorted />);
  const button = screen.getByRole('button');
  for (const said of ['Balance, ascending', 'Balance, descending', 'Newest first']) {
    await button.click();
    await screen.getByRole('menuitemradio', { name: /Balance/ }).click();
    await expect.element(button).toHaveTextContent(said);
  }
});

test('the order without a choice is one of the choices', async () => {
  const screen = await render(<Sorted />);
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('menuitemradio', { name: 'Newest first' })).toBeChecked();
});

test.each([
  [390, 844],
  [1024, 768],
])('comes from below where there is no desktop’s room: %i px', async (width, height) => {
  await page.viewport(width, height);
  const screen = await render(<Sorted />);
  await screen.getByRole('button').click();
  const sheet = screen.getByRole('menu').element().parentElement;
  await Promise.all(sheet?.getAnimations().map(({ finished }) => finished) ?? []);
  const { left = 0, right = 0, bottom = 0 } = sheet?.getBoundingClientRect() ?? {};
  expect(bottom).toBeCloseTo(window.innerHeight, 0);
  expect(left + right).toBeCloseTo(window.innerWidth, 0);
});

test('what lies under the veil is not pressed: the sheet closes, and the focus returns', async () => {
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
