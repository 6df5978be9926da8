import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { HeadCell } from './head-cell.tsx';
import { RuledTable } from './ruled-loading.tsx';
import { type Density, TableFrame } from './table-frame.tsx';
import { TableRow } from './table-row.tsx';

const next = { none: 'ascending', ascending: 'descending', descending: 'none' } as const;

function Lots({ density }: { density?: Density }) {
  const [sort, setSort] = useState<keyof typeof next>('none');
  return (
    <TableFrame label="Lots" density={density}>
      <thead>
        <tr>
          <HeadCell sort={sort} onSort={() => setSort(next[sort])}>
            Year
          </HeadCell>
          <HeadCell>Car</HeadCell>
        </tr>
      </thead>
      <tbody>
        <TableRow seen>
          <td>2021</td>
          <td>Harrier</td>
        </TableRow>
      </tbody>
    </TableFrame>
  );
}

test('a sortable head is a button and announces its direction', async () => {
  const screen = await render(<Lots />);
  const head = screen.getByRole('columnheader', { name: 'Year' });
  await expect.element(head).toHaveAttribute('aria-sort', 'none');
  await screen.getByRole('button', { name: 'Year' }).click();
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  await screen.getByRole('button', { name: 'Year' }).click();
  await expect.element(head).toHaveAttribute('aria-sort', 'descending');
});

test('a head that does not sort has no aria-sort', async () => {
  const screen = await render(<Lots />);
  await expect.element(screen.getByRole('columnheader', { name: 'Car' })).not.toHaveAttribute('aria-sort');
  expect(screen.getByRole('button').elements()).toHaveLength(1);
});

test.each([
  { density: 'tight', height: 32 },
  { density: 'normal', height: 44 },
  { density: 'double', height: 64 },
  { density: 'roomy', height: 112 },
] as const)('a $density row is $height px high, filled or loading', async ({ density, height }) => {
  const filled = await render(<Lots density={density} />);
  const row = filled.container.querySelector('tbody tr');
  expect(row?.getBoundingClientRect().height).toBe(height);
  await filled.unmount();
  const empty = await render(<RuledTable columns={[80, 'rest']} rows={1} density={density} />);
  expect(empty.container.querySelector('tbody tr')?.getBoundingClientRect().height).toBe(height);
});

test('a loading table is announced once, and its empty rows are inert', async () => {
  const screen = await render(<RuledTable columns={[80, 'rest']} rows={3} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(screen.container.querySelector('table')?.closest('[inert]')).not.toBeNull();
});
