import { translationsCalls } from '@seri/contract/services/translations.calls';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type FakeServer, startFakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { showLanguage } from '../../../lib/language/language.ts';
import { soon } from '../../../lib/browser/soon.testkit.ts';
import { carView, decodedSheet } from '../../lots/page/lot-views.testkit.ts';
import { TranslationDialog } from '../../lots/sheet/translation-dialog.tsx';
import { ManagerTranslation } from './manager-translation.tsx';
import { nothingAsked } from './result.testkit.ts';
import type { OwnTranslation } from './translations.ts';

let server: FakeServer;

const success = { success: true } as const;
const answered: OwnTranslation = {
  ...nothingAsked,
  state: 'answered',
  settledAt: '2026-11-18T03:00:00Z',
  mayAsk: false,
};

beforeEach(() => {
  server = startFakeServer();
  server.answer(translationsCalls.result, nothingAsked);
});

afterEach(async () => {
  queryClient.clear();
  vi.restoreAllMocks();
  await showLanguage('en', false);
});

const lot = carView(7, { translations: { ai: false, manager: true } });
const translators = [{ id: 'manager', render: () => <ManagerTranslation lot={lot} /> }] as const;

const dialogOn = (first: 'auction' | 'manager', shown = lot) => (
  <QueryClientProvider client={queryClient}>
    <TranslationDialog lot={shown} translators={translators} first={first} onClose={() => {}} />
  </QueryClientProvider>
);
const open = async (first: 'auction' | 'manager' = 'manager', shown = lot) => render(dialogOn(first, shown));

const send = () => page.getByRole('button', { name: 'Ask for a translation' });
const question = () => page.getByRole('textbox', { name: 'Question to the manager' });

test('the dialog opens on the tab of the auction; the arrow keys reach the manager', async () => {
  await open('auction');
  const tab = page.getByRole('tab', { name: 'Auction' });
  await expect.element(tab).toHaveAttribute('aria-selected', 'true');
  (tab.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'Manager' })).toHaveFocus();
  const panel = page.getByRole('tabpanel', { name: 'Manager' });
  await expect.element(panel.getByRole('button', { name: 'Ask for a translation' })).toBeVisible();
});

test('a notice that tells of an answer turns the open dialog to the manager', async () => {
  const { rerender } = await open('auction');
  await rerender(dialogOn('manager'));
  await expect.element(page.getByRole('tab', { name: 'Manager' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(send()).toBeVisible();
});

test('on a phone every tab is in sight, with the two faces of the sheet below', async () => {
  await page.viewport(375, 800);
  await open('auction', { ...lot, sheet: decodedSheet });
  await expect.element(page.getByRole('radio', { name: 'Original' })).toBeInTheDocument();
  const { scrollWidth, clientWidth } = page.getByRole('tablist').element();
  expect(scrollWidth).toBe(clientWidth);
});

test('without the offer of the lot there is the tab of the auction alone', async () => {
  await open('manager', carView(7));
  await expect.element(page.getByRole('tab')).toHaveLength(1);
  await expect.element(page.getByRole('tab', { name: 'Auction' })).toHaveAttribute('aria-selected', 'true');
});

test('a question is sent once and waits; what is written survives a look at the other tab', async () => {
  server.answer(translationsCalls.ask, () => {
    server.answer(translationsCalls.result, { ...nothingAsked, state: 'requested', question: 'Rust?', mayAsk: false });
    return success;
  });
  await open();
  await question().fill('  Rust?  ');
  await page.getByRole('tab', { name: 'Auction' }).click();
  await page.getByRole('tab', { name: 'Manager' }).click();
  await expect.element(question()).toHaveValue('  Rust?  ');
  await page.getByText('Русский').click();
  await send().click();
  await expect.element(page.getByText('Requested', { exact: true })).toBeVisible();
  await expect.element(send()).not.toBeInTheDocument();
  const [asked] = server.requests(translationsCalls.ask);
  expect(asked?.query).toEqual({
    carId: '7',
    type: 'auction',
    language: 'ru',
    specialRequest: 'Rust?',
    auction: 'USS Tokyo',
  });
});

test('the text is in the language of the screen, else in the other one', async () => {
  server.answer(translationsCalls.result, { ...answered, text_ru: 'Снизу ржавчина' });
  await open();
  const text = page.getByRole('region', { name: 'Translation', exact: true });
  await expect.element(text).toHaveTextContent('Снизу ржавчина');
  await expect.element(text).toHaveAttribute('lang', 'ru');
});

const file = (type: 'png' | 'mp3' | 'xlsx') => ({
  id: type,
  type,
  name: `sheet.${type}`,
  bytes: 1_300_000,
  address: `data:text/plain,${type}`,
});

test('pictures are shown, recordings played, other files saved', async () => {
  server.answer(translationsCalls.result, { ...answered, fileDetails: [file('png'), file('mp3'), file('xlsx')] });
  await open();
  await expect.element(page.getByRole('img', { name: 'sheet.png' })).toBeInTheDocument();
  await soon(() => expect(document.querySelector('audio')?.controls).toBe(true));
  const save = page.getByRole('link', { name: 'Save sheet.xlsx 1.2 MB', exact: true });
  await expect.element(save).toHaveAttribute('download', 'sheet.xlsx');
  const [icon, , name, size] = [...save.element().children].map((part) => part.getBoundingClientRect());
  expect([name!.left - icon!.right, size!.left - name!.right].map(Math.round)).toEqual([6, 6]);
});

test('an answer without a text and files says so; a declined one says why, and may be asked anew', async () => {
  server.answer(translationsCalls.result, answered);
  await open();
  await expect.element(page.getByText('The manager found nothing to translate on this sheet')).toBeVisible();
  server.answer(translationsCalls.result, { ...nothingAsked, state: 'declined', reason: 'The picture is a blot' });
  await queryClient.invalidateQueries();
  await expect.element(page.getByText(/The picture is a blot/)).toBeVisible();
  await expect.element(send()).toBeEnabled();
});
