import type { DecodedSheet as Sheet } from '@seri/domain/sheet/decoded-sheet';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { showLanguage } from '../../../lib/language/language.ts';
import type { SheetMark, ViewedLot } from '../page/lot-view.ts';
import { bikeView, carView } from '../page/lot-views.testkit.ts';
import { DecodedSheet } from './decoded-sheet.tsx';
import { TranslatedSheet } from './translated-sheet.tsx';

const inBothLanguages = (en: string, ru = 'по-русски') => ({ en, ru });
const door = inBothLanguages('left front door', 'левая передняя дверь');

const scratch: SheetMark = {
  code: 'A1',
  x: 43,
  y: 87,
  meaning: inBothLanguages('Scratch', 'Царапина'),
  place: door,
  size: inBothLanguages('thumb-sized', 'с палец'),
  weight: 'small',
};
const wave: SheetMark = {
  ...scratch,
  code: 'W3',
  meaning: inBothLanguages('Wave', 'Волна'),
  size: null,
  weight: 'severe',
};
const unknown: SheetMark = { ...scratch, code: 'Q9', meaning: null, size: null, weight: 'plain' };

const empty: Sheet = { glossary: 'JU', grades: [], marks: [], equipment: [], points: [], remarks: [], flags: [] };

/** A pixel as data URL, so that no picture is requested. */
const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

function carWith(sheet: Partial<Sheet> | null): ViewedLot {
  const car = carView(7);
  if (sheet === null) return car;
  return {
    ...car,
    carCommonDetail: { ...car.carCommonDetail, auctionSheet: picture },
    sheet: { ...empty, ...sheet },
  };
}

/** A lot of a kind that has no body map. */
const bikeWith = (sheet: Partial<Sheet>): ViewedLot => bikeView(7, { sheet: { ...empty, ...sheet } });

const lines = () => page.getByRole('listitem').elements();
const lineTexts = () => lines().map((line) => line.querySelector('p')?.textContent.trim());
const lineOf = (words: string) => lines().find((line) => line.textContent.includes(words));
const isLit = (element: Element | undefined) => element?.hasAttribute('data-lit');
const onMap = (code: string) =>
  Array.from(document.querySelectorAll('[aria-hidden] span span')).find((badge) => badge.textContent === code);

beforeAll(() => import('./translation-dialog.tsx'));

afterEach(async () => {
  await showLanguage('en', false);
  window.history.replaceState(null, '', window.location.pathname);
  vi.restoreAllMocks();
});

test('marks are listed in words, the worst first, and unknown ones as not decoded', async () => {
  await render(<DecodedSheet lot={carWith({ marks: [scratch, unknown, wave] })} />);
  expect(lineTexts()).toEqual([
    'Left front door: wave',
    'Left front door not decoded',
    'Left front door: scratch, thumb-sized',
  ]);
  await expect.element(page.getByText('3 marks, 1 major')).toBeVisible();
  await expect.element(page.getByText('major', { exact: true })).toBeVisible();
});

test('a mark and its badge on the map highlight each other, by mouse and keyboard', async () => {
  await render(<DecodedSheet lot={carWith({ marks: [scratch, wave] })} />);
  await userEvent.hover(onMap('A1') as Element);
  await expect.poll(() => isLit(lineOf('scratch'))).toBe(true);
  await userEvent.hover(onMap('W3') as Element);
  await expect.poll(() => isLit(lineOf('scratch'))).toBe(false);

  const button = page.getByRole('button', { name: 'A1: show on the diagram' });
  (button.element() as HTMLElement).focus();
  await expect.poll(() => isLit(onMap('A1'))).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
});

test('a car without marks says so, a bike does not', async () => {
  const screen = await render(<DecodedSheet lot={carWith({})} />);
  await expect.element(page.getByText('No damage marks')).toBeVisible();
  await screen.rerender(<DecodedSheet lot={bikeWith({})} />);
  await expect.element(page.getByText('No damage marks')).not.toBeInTheDocument();
});

test('kinds without a map show the list alone', async () => {
  await render(<DecodedSheet lot={bikeWith({ marks: [{ ...scratch, place: null }] })} />);
  expect(lineTexts()).toEqual(['Scratch, thumb-sized']);
  expect(onMap('A1')).toBeUndefined();
  await expect.element(page.getByRole('button', { name: /show on the body/ })).not.toBeInTheDocument();
});

test('red flags come first, with the phrases they were read from', async () => {
  const remark = { code: '修復歴有り', meaning: inBothLanguages('Accident repair', 'Ремонт после ДТП') };
  const flags = [
    { flag: 'repaired', source: '修復歴有り' },
    { flag: 'mileageUnknown', source: '走行不明' },
  ] as const;
  await render(<DecodedSheet lot={carWith({ remarks: [remark], flags: [...flags] })} />);
  expect(lines()[0]?.textContent).toBe('Accident repair historyAccident repair 修復歴有り');
  expect(lines()[1]?.textContent.replaceAll(/\s+/g, ' ')).toBe('Mileage unknown 走行不明');
});

test('a phrase is shown beside its meaning; a phrase unknown to the glossary is marked as not decoded', async () => {
  const points = [
    { code: '禁煙車', meaning: inBothLanguages('Non-smoker’s car') },
    { code: '謎', meaning: null },
  ];
  await render(<DecodedSheet lot={carWith({ points })} />);
  expect(lines().map((line) => line.textContent)).toEqual(['Non-smoker’s car 禁煙車', '謎 not decoded']);
  expect(page.getByText('禁煙車').element().getAttribute('lang')).toBe('ja');
});

test('switching the language needs no request', async () => {
  await render(<DecodedSheet lot={carWith({ marks: [scratch] })} />);
  const fetch = vi.spyOn(window, 'fetch');
  await showLanguage('ru', false);
  await expect.poll(lineTexts).toEqual(['Левая передняя дверь: царапина, с палец']);
  await expect.element(page.getByText('1 повреждение, серьёзных нет')).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
});

test('the dialog switches between the translation and the picture of the sheet', async () => {
  await render(<DecodedSheet lot={carWith({ marks: [scratch] })} />);
  const opener = page.getByRole('button', { name: 'Translation' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Translation' });
  const translated = dialog.getByText('Left front door: scratch, thumb-sized');
  const original = dialog.getByRole('img', { name: 'Auction sheet' });
  await expect.element(dialog.getByRole('tab', { name: 'Auction', selected: true })).toBeVisible();
  await expect.element(translated).toBeVisible();
  await dialog.getByText('Original').click();
  await expect.element(original).toBeInTheDocument();
  await expect.element(translated).not.toBeInTheDocument();
  await dialog.getByText('Translated').click();
  await expect.element(translated).toBeVisible();
  await expect.element(original).not.toBeInTheDocument();

  expect(window.location.hash).toBe('#translation');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await expect.poll(() => window.location.hash).toBe('');
});

test('a dialog opened by its address returns the focus to its button', async () => {
  window.history.replaceState(window.history.state, '', '#translation');
  await render(<DecodedSheet lot={carWith({ marks: [scratch] })} />);
  const dialog = page.getByRole('dialog', { name: 'Translation' });
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Translation' })).toHaveFocus();
  expect(window.location.hash).toBe('');
});

test('a lot without a sheet has no translation', async () => {
  await render(<DecodedSheet lot={carWith(null)} />);
  await expect.element(page.getByText('No auction sheet')).toBeVisible();
  await page.getByRole('button', { name: 'Translation' }).click();
  await expect.element(page.getByRole('dialog').getByText('No translation available')).toBeVisible();
});

test('the translated sheet of a stock car has no auction at its head', async () => {
  await render(<TranslatedSheet lot={carView(7, { pageType: 'stock' })} sheet={empty} />);
  const head = page.getByRole('article').element().querySelector('header');
  expect(head?.firstElementChild?.textContent).toBe('Toyota Harrier G');
});
