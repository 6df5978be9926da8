import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Pagination } from './pagination.tsx';
import { UiProvider } from './ui-provider.tsx';

const hrefFor = (page: number) => `/cars?page=${page}`;

test.each([
  { total: -1, shown: false },
  { total: 19, shown: false },
  { total: 20, shown: false },
  { total: 21, shown: true },
])('with a total of $total at 20 a page the pages show: $shown', async ({ total, shown }) => {
  const screen = await render(<Pagination page={1} pageSize={20} total={total} hrefFor={hrefFor} range="range" />);
  expect(screen.getByRole('navigation').query() !== null).toBe(shown);
  await expect.element(screen.getByText('range')).toBeVisible();
});

test('each page is a link of its own address, and the current one says so', async () => {
  const screen = await render(<Pagination page={5} pageSize={20} total={400} hrefFor={hrefFor} />);
  const links = screen.getByRole('listitem').getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([1, 4, 5, 6, 20].map(hrefFor));
  await expect.element(screen.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/cars?page=6');
});

test('there is no link before the first page nor after the last', async () => {
  const screen = await render(<Pagination page={1} pageSize={20} total={30} hrefFor={hrefFor} />);
  expect(screen.getByRole('link', { name: 'Previous page' }).query()).toBeNull();
  await screen.rerender(<Pagination page={2} pageSize={20} total={30} hrefFor={hrefFor} />);
  expect(screen.getByRole('link', { name: 'Next page' }).query()).toBeNull();
  await expect.element(screen.getByRole('link', { name: 'Previous page' })).toBeVisible();
});

test('a plain click goes on inside the app, one with Ctrl is left to the browser', async () => {
  const navigate = vi.fn<(href: string) => void>();
  const screen = await render(
    <UiProvider language="en" navigate={navigate}>
      <Pagination page={1} pageSize={20} total={60} hrefFor={hrefFor} />
    </UiProvider>,
  );
  const second = screen.getByRole('link', { name: 'Page 2' });
  await second.click();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/cars?page=2');
  const modified = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  second.element().addEventListener('click', (event) => event.preventDefault(), { once: true });
  second.element().dispatchEvent(modified);
  expect(navigate).toHaveBeenCalledOnce();
});
