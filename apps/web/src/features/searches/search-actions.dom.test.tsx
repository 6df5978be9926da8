import type { Filters } from '@seri/domain/catalogue/filters';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { queryClient } from '../../lib/calls/query-client.ts';
import { SearchActions } from './search-actions.tsx';

interface SearchItem {
  id: number;
  name: string;
  params: string;
  newLots: number;
}

let items: SearchItem[];
/** Requests as `save-search {"title":…}`. */
let sent: string[];
let answer: () => Response;

const ok = (body: object) => Response.json(body);
const refuse = (status: number, code: string) =>
  Response.json({ success: false, code, data: {}, text: { en: '', ru: '' }, id: 'x' }, { status });

beforeEach(() => {
  items = [
    { id: 2, name: 'Blue', params: 'color=blue', newLots: 0 },
    { id: 1, name: 'Red', params: 'color=red&order=ASC&sort=year', newLots: 3 },
  ];
  sent = [];
  answer = () => ok({ success: true, id: 7 });
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { url } = request;
    if (url.includes('/my-search')) return ok({ items, counter: items.length });
    if (url.includes('/menu-counters')) return ok({});
    if (url.includes('/filters')) return ok({ ranges: {}, without: {}, totalResults: 1, totalSearchResults: 1 });
    const call = url.slice(url.lastIndexOf('/') + 1);
    sent.push(`${call} ${await request.text()}`);
    return answer();
  });
});

afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
});

const red: Filters = { color: ['red'] };
const apply = vi.fn<(params: string) => void>();

async function show(filters: Filters = red) {
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <SearchActions
        pageType="car-auction"
        filters={filters}
        sorting={{ sort: 'year', order: 'ASC' }}
        place="toolbar"
        apply={apply}
      />
    </QueryClientProvider>,
  );
  const save = screen.getByRole('button', { name: 'Save search', exact: true });
  const list = screen.getByRole('button', { name: 'Saved searches', exact: false });
  return { screen, save, list, dialog: screen.getByRole('dialog') };
}

test('a listing without filters cannot be saved', async () => {
  const { save, dialog } = await show({});
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a blank title is not sent; a valid one is trimmed, sent with filters and sort, and confirmed', async () => {
  const { screen, save, dialog } = await show();
  await save.click();
  const title = screen.getByLabelText('Title');
  await expect.element(title).toHaveFocus();
  await userEvent.keyboard('   {Enter}');
  await expect.element(title).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
  await title.fill('  Red ones ');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('heading', { name: 'Search saved' })).toBeVisible();
  expect(sent).toEqual([
    'save-search {"title":"Red ones","params":"color=red&order=ASC&sort=year","type":"car-auction"}',
  ]);
  await userEvent.keyboard('{Escape}');
  await expect.element(save).toHaveFocus();
});

test('R40: the proposed title is selected: Enter saves it, typing replaces it', async () => {
  const { screen, save, dialog } = await show({ color: ['white'], year: { from: 2018, to: 2020 } });
  await save.click();
  const title = screen.getByLabelText('Title');
  await expect.element(title).toHaveValue('2018–2020, White');
  await expect.element(title).toHaveFocus();
  await userEvent.keyboard('My own');
  await expect.element(title).toHaveValue('My own');
  await userEvent.keyboard('{Escape}');
  await save.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('heading', { name: 'Search saved' })).toBeVisible();
  expect(sent.map((call) => (JSON.parse(call.slice(call.indexOf('{'))) as { title: string }).title)).toEqual([
    '2018–2020, White',
  ]);
});

test('the limit of ten shows at once, or after the server refuses because of another browser', async () => {
  answer = () => refuse(409, 'SEARCH_LIMIT');
  const { screen, save, dialog } = await show();
  await save.click();
  await screen.getByLabelText('Title').fill('One more');
  await userEvent.keyboard('{Enter}');
  const limit = dialog.getByRole('heading', { name: 'Saved search limit reached' });
  await expect.element(limit).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(save).toHaveFocus();

  sent = [];
  items = Array.from({ length: 10 }, (_, id) => ({ id, name: `${id}`, params: 'color=red', newLots: 0 }));
  await queryClient.invalidateQueries();
  await save.click();
  await expect.element(limit).toBeVisible();
  expect(sent).toEqual([]);
});

test('the list counts new lots; a press applies the search and marks them as seen', async () => {
  const { screen, list, dialog } = await show({ color: ['blue'] });
  await expect.element(list).toHaveAccessibleName(/^Saved searches, \d+ new lots?$/);
  await list.click();
  await dialog.getByRole('button', { name: /^Red/ }).click();
  expect(apply).toHaveBeenLastCalledWith('color=red&order=ASC&sort=year');
  await expect.poll(() => sent).toEqual(['open-search {"id":1}']);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(list).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Saved searches', exact: true })).toBeVisible();
});

test('a title is edited in place: Enter saves it, an unchanged or empty one is not sent', async () => {
  const { screen, list, dialog } = await show();
  await list.click();
  const rename = dialog.getByRole('button', { name: /^Rename / }).first();
  await rename.click();
  const title = screen.getByLabelText('Title');
  await expect.element(title).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(rename).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await title.fill(' ');
  await userEvent.keyboard('{Enter}');
  await expect.element(title).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
  await title.fill('Sky');
  await userEvent.keyboard('{Escape}');
  await expect.element(rename).toHaveFocus();
  expect(sent).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await title.fill('Sea');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Sea')).toBeVisible();
  expect(sent).toEqual(['update-search {"id":2,"title":"Sea"}']);
  await expect.element(rename).toHaveFocus();
});

test('deleting asks for confirmation and keeps the focus in the list', async () => {
  const { screen, list } = await show();
  await list.click();
  const remove = screen.getByRole('button', { name: /^Delete / }).first();
  await remove.click();
  const confirmation = screen.getByRole('dialog', { name: 'Delete the saved search?' });
  await userEvent.keyboard('{Escape}');
  await expect.element(confirmation).not.toBeInTheDocument();
  await expect.element(remove).toHaveFocus();
  expect(sent).toEqual([]);
  await remove.click();
  items = items.slice(1);
  await confirmation.getByRole('button', { name: 'Delete' }).click();
  await expect.element(screen.getByText('Blue')).not.toBeInTheDocument();
  expect(sent).toEqual(['delete-search {"id":2}']);
  expect(screen.getByRole('dialog').element().contains(document.activeElement)).toBe(true);
  await expect.element(screen.getByText('Red')).toBeVisible();
});

test('a refused save keeps the dialog open and shows the reason', async () => {
  answer = () => refuse(500, 'INTERNAL');
  const { screen, save, dialog } = await show();
  await save.click();
  await screen.getByLabelText('Title').fill('Red');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText(/Something went wrong/)).toBeVisible();
});
