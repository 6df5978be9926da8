import { startCalls } from '@seri/contract/screens/start.calls';
import type { Language } from '@seri/domain/common/languages';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../lib/browser/in-app.testkit.tsx';
import { type FakeServer, startFakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { showLanguage } from '../../lib/language/language.ts';
import { StartCard } from './start-card.tsx';
import { bank, startCardOf } from './start.testkit.ts';
import type { StartCardData } from './start.ts';

let server: FakeServer;

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = startFakeServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await showLanguage('en', false);
});

async function open(card: Partial<StartCardData> | null, language: Language = 'en') {
  await showLanguage(language, false);
  server.answer(startCalls.view, { card: card && startCardOf(card) });
  return render(
    <InApp client={createNoRetryClient()} language={language}>
      <StartCard />
    </InApp>,
  );
}

const textsOf = () =>
  [...document.querySelectorAll('ol > li')].map((step) => step.textContent.replaceAll('\u00a0', ' '));
const next = () => document.querySelector('[aria-current="step"]')?.textContent.replaceAll('\u00a0', ' ');
const hrefs = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

const texts = {
  en: {
    title: 'Before you can bid',
    done: ['Done: Account created', 'Done: Email confirmed'],
    deposit: 'Send a deposit of at least 100 000 ¥, reference SERI-000007-6',
    opens: 'Bidding opens when it arrives; a transfer takes 2 to 5 business days',
    ask: 'Questions? Kenji Morita answers by email and WhatsApp',
    confirm: 'Confirm your email: open the link we sent to olga@example.com',
    write: 'Write to us: we will tell you what is missing',
    byHand: 'A manager opens bidding for your account',
    noBank: 'Write to us for the bank details',
    account: 'Account number',
    changed: 'Last changed 2 Nov 2026',
  },
  ru: {
    title: 'Как открыть ставки',
    done: ['Готово: Учётная запись создана', 'Готово: Почта подтверждена'],
    deposit: 'Внесите депозит от 100 000 ¥, назначение платежа: SERI-000007-6',
    opens: 'Ставки откроются, когда он придёт; перевод идёт от 2 до 5 рабочих дней',
    ask: 'Вопросы? Kenji Morita ответит по почте и в WhatsApp',
    confirm: 'Подтвердите почту: откройте ссылку из письма на olga@example.com',
    write: 'Напишите нам: мы скажем, чего не хватает',
    byHand: 'Ставки для вас откроет менеджер',
    noBank: 'Напишите нам, и мы пришлём банковские реквизиты',
    account: 'Номер счёта',
    changed: 'Последнее изменение: 2 нояб. 2026',
  },
};

describe.each(['en', 'ru'] as const)('R65 the card in %s', (language) => {
  const said = texts[language];
  const opened = async () =>
    expect.element(page.getByRole('region', { name: said.title }).getByRole('link').first()).toBeVisible();

  test('asks for the deposit, says where to and by what reference, and who answers', async () => {
    await open({}, language);
    await opened();
    expect(textsOf().map((text) => text.trim())).toEqual([...said.done, said.deposit, said.opens]);
    expect(next()?.trim()).toBe(said.deposit);
    const details = page.getByRole('region', { name: language === 'en' ? 'Bank details' : 'Банковские реквизиты' });
    await expect.element(details.getByText(bank.details.account)).toBeVisible();
    expect(
      details
        .getByRole('term')
        .elements()
        .map(({ textContent }) => textContent),
    ).toHaveLength(4);
    await expect.element(details).toMatchTextContent(new RegExp(`${said.account}.*${said.changed}`));
    await expect.element(page.getByText(said.ask)).toBeVisible();
    expect(hrefs()).toEqual([
      'mailto:kenji@example.com?subject=SERI-000007-6',
      'https://wa.me/819055500173?text=SERI-000007-6',
    ]);
  });

  test('asks to write to us where no bank details are kept', async () => {
    await open({ bank: null }, language);
    await opened();
    await expect.element(page.getByText(said.noBank)).toBeVisible();
    expect(next()).toContain(said.deposit);
    expect(document.querySelector('dl')).toBeNull();
  });

  test('asks for the confirmation first', async () => {
    await open({ next: 'email', isConfirmed: false, bank: null }, language);
    await opened();
    expect(next()).toBe(said.confirm);
    await expect.element(page.getByText(said.noBank)).not.toBeInTheDocument();
  });

  test('asks for no deposit where none would open bidding', async () => {
    await open({ next: 'ask', bank: null }, language);
    await opened();
    expect(textsOf()).toEqual([...said.done, said.write, said.byHand]);
    expect(next()).toBe(said.write);
  });
});

test('R15 shows the number in the form of all numbers', async () => {
  await open({});
  await expect.element(page.getByRole('link', { name: /^WhatsApp \+81 \(905\) 550-01-73/ })).toBeVisible();
});

test('names WhatsApp only if there is a number', async () => {
  await open({ contact: { name: 'Seri Trading', email: 'desk@seri.example', whatsapp: null } });
  await expect.element(page.getByText('Questions? Seri Trading answers by email')).toBeVisible();
  expect(hrefs()).toEqual(['mailto:desk@seri.example?subject=SERI-000007-6']);
});

test('copies the reference and each line, under its own name', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await open({});
  await page.getByRole('button', { name: 'Copy: Payment reference' }).click();
  await page.getByRole('button', { name: 'Copy: Account number' }).click();
  expect(write.mock.calls).toEqual([['SERI-000007-6'], ['000-0000001']]);
});

test('shows nothing once the account may bid', async () => {
  await open(null);
  await expect.poll(() => server.requests(startCalls.view).length).toBe(1);
  await expect.element(page.getByText('Before you can bid')).not.toBeInTheDocument();
});

test('says that it did not load, and loads on the second try', async () => {
  server.refuse(startCalls.view, 'INTERNAL');
  await render(
    <InApp client={createNoRetryClient()}>
      <StartCard />
    </InApp>,
  );
  await expect.element(page.getByText('The next steps did not load')).toBeVisible();
  server.answer(startCalls.view, { card: startCardOf() });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText(texts.en.ask)).toBeVisible();
});

test.each([390, 320])('fits a screen of %i', async (width) => {
  await page.viewport(width, 844);
  await open({ bank: { ...bank, details: { ...bank.details, bank: 'A'.repeat(60) } } });
  await expect.element(page.getByText(texts.en.ask)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
