import type { Sorting } from '@seri/domain/listing';
import { nextSorting } from '@seri/domain/listing';
import { useState } from 'react';
import { expect, test } from 'vitest';
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
