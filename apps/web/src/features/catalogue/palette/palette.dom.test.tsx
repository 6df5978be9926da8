import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { Palette } from './palette.tsx';

const navigate = vi.fn<(href: string) => void>();
const onClose = vi.fn<() => void>();
const models = [
  { value: 178, label: 'Harrier', makerId: 3, maker: 'Toyota', count: 40 },
  { value: 179, label: 'Harrier Hybrid', makerId: 3, maker: 'Toyota', count: 9 },
];
const requests: string[] = [];

beforeEach(() => {
  requests.length = 0;
  vi.clearAllMocks();
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const url = input as string;
    requests.push(url);
    if (url.includes('filter-model')) return Response.json(url.includes('harrier') ? models : []);
    return Response.json({ ranges: {}, without: {}, totalResults: 500, totalSearchResults: 7 });
  });
});
afterEach(() => vi.restoreAllMocks());

async function open() {
  await render(
    <InApp client={createNoRetryClient()} navigate={navigate}>
      <Palette
        pageType="car-auction"
        path="/car-auctions"
        listing="Cars"
        pages={[{ href: '/payments', label: 'Payments' }]}
        onClose={onClose}
      />
    </InApp>,
  );
  return page.getByRole('combobox');
}

const active = (field: Element) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

test('shows the filters it read and the number of lots, and Enter opens the list', async () => {
  const field = await open();
  await expect.element(field).toHaveFocus();
  await userEvent.type(field, 'harrier 2018+ 4.5');
  await expect.element(page.getByRole('option', { name: /Toyota Harrier Hybrid/ })).toBeVisible();
  const understood = page.getByRole('list', { name: 'Understood as' });
  await expect.element(understood.getByRole('listitem').first()).toBeVisible();
  await expect
    .poll(() => requests.some((url) => /filters\?.*modelId=178/.test(url) && url.includes('condition=4.5')))
    .toBe(true);
  expect(active(field.element())).toContain('Toyota Harrier');
  await userEvent.keyboard('{ArrowDown}');
  expect(active(field.element())).toContain('Toyota Harrier Hybrid');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => navigate.mock.calls).toEqual([['/car-auctions?yearFrom=2018&condition=4.5&modelId=179']]);
  expect(onClose).toHaveBeenCalled();
});

test('Enter does nothing while the field is empty; pages are found by name', async () => {
  const field = await open();
  await userEvent.keyboard('{Enter}');
  expect(navigate).not.toHaveBeenCalled();
  await userEvent.type(field, 'pay');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => navigate.mock.calls).toEqual([['/payments']]);
});

test('says so when nothing matches', async () => {
  const field = await open();
  await userEvent.type(field, 'qqqq');
  await expect.element(page.getByText(/^Nothing matches/)).toBeVisible();
  expect(field.element().getAttribute('aria-expanded')).toBe('false');
});

test('Enter waits for the models if they have not loaded yet', async () => {
  const field = await open();
  await userEvent.type(field, 'harrier{Enter}');
  await expect.poll(() => navigate.mock.calls).toEqual([['/car-auctions?modelId=178']]);
});

test('pasted lines become separate lot numbers', async () => {
  const field = await open();
  const pasted = new DataTransfer();
  pasted.setData('text', '20110\n20114\n');
  field
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }));
  await expect.element(field).toHaveValue('20110 20114');
});
