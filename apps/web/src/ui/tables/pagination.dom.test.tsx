import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Pagination } from './pagination.tsx';
import { UiProvider } from '../frame/ui-provider.tsx';

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

test('each page is a link with its own address, and the current one is marked', async () => {
  const screen = await render(<Pagination page={5} pageSize={20} total={400} hrefFor={hrefFor} />);
  const links = screen.getByRole('listitem').getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([1, 4, 5, 6, 20].map(hrefFor));
  await expect.element(screen.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/cars?page=6');
});

test('an arrow at the last page stays a link, so that it keeps the focus, but does nothing', async () => {
  const navigate = vi.fn<(href: string) => void>();
  const on = (page: number) => (
    <UiProvider language="en" navigate={navigate}>
      <Pagination page={page} pageSize={20} total={30} hrefFor={hrefFor} />
    </UiProvider>
  );
  const screen = await render(on(1));
  const next = screen.getByRole('link', { name: 'Next page' });
  await expect.element(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
  await next.click();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/cars?page=2');
  await screen.rerender(on(2));
  await expect.element(next).toHaveFocus();
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  next.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(navigate).toHaveBeenCalledOnce();
});

test('a plain click navigates inside the app, a click with Ctrl is left to the browser', async () => {
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
