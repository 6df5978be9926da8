import { lotCalls } from '@seri/contract/stock/lots.calls';
import { translationsCalls } from '@seri/contract/services/translations.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { serveProfilePage } from '../../features/identity/session/accounts.testkit.ts';
import { carView } from '../../features/lots/page/lot-views.testkit.ts';
import { deskRequest } from '../../features/services/desk/desk.testkit.ts';
import type { DeskTranslation } from '../../features/services/translation/translations.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';
import { expectAddress, holdLive, newBrowser, openApp, phone, signIn } from '../../app/app.testkit.tsx';

let server: FakeServer;
let requests: Map<number, DeskTranslation>;

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
  signIn(server, { role: 'manager' });
  requests = new Map(
    [deskRequest(1, { question: 'Rust underneath?', others: 2 }), deskRequest(2)].map((one) => [one.id, one]),
  );
  server.answer(lotCalls['car-auction'].view, ({ query: { id } }) => carView(Number(id)));
  server.answer(translationsCalls.queue, () => ({ requests: [...requests.values()] }));
  server.answer(translationsCalls.view, ({ params: { id } }) => stored(id));
  server.answer(translationsCalls.take, ({ params: { id } }) => change(id, { state: 'taken', isMine: true, by: 'Me' }));
  server.answer(translationsCalls.answer, ({ params: { id }, body: { textEn } }) =>
    change(id, { state: 'answered', isMine: false, textEn, settledAt: '2026-11-18T03:00:00Z' }),
  );
});

afterEach(() => expect(server.unanswered).toEqual([]));

const stored = (id = '') => requests.get(Number(id)) ?? deskRequest(Number(id));

function change(id: string | undefined, fields: Partial<DeskTranslation>): DeskTranslation {
  const before = stored(id);
  const after = { ...before, version: before.version + 1, ...fields };
  requests.set(after.id, after);
  return after;
}

const queue = () => page.getByRole('list', { name: 'Requests for translations' });
const english = () => page.getByRole('textbox', { name: 'Text in English' });

test('by keyboard alone a manager takes a request and answers it, also for those who asked without a question', async () => {
  await openApp('/translations');
  await expect.element(queue().getByRole('listitem')).toHaveLength(2);
  (queue().getByRole('link').first().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expectAddress('/translations?id=1');
  await expect.element(page.getByText('Rust underneath?')).toBeVisible();
  (page.getByRole('button', { name: 'Take' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(english()).toBeVisible();
  (english().element() as HTMLElement).focus();
  await userEvent.keyboard('Surface rust on the rear axle');
  await page.getByRole('checkbox', { name: /^Also for 2 other clients/ }).click();
  (english().element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('The answer is sent')).toBeVisible();
  const [sent] = server.requests(translationsCalls.answer);
  expect(sent?.body).toMatchObject({ version: 2, textEn: 'Surface rust on the rear axle', alsoForOthers: true });
});

test('whoever comes second reads who was first', async () => {
  server.refuse(translationsCalls.take, 'HANDLED_BY_OTHER', { by: 'Kenji Morita' });
  await openApp('/translations?id=1');
  await page.getByRole('button', { name: 'Take' }).click();
  await expect.element(page.getByText('Kenji Morita was first with this request')).toBeVisible();
});

test('what is written outlives a request that has become free meanwhile', async () => {
  change('3', { state: 'taken', isMine: true });
  await openApp('/translations?id=3');
  await english().fill('half a sentence');
  server.answer(translationsCalls.giveBack, () => change('3', { state: 'requested', isMine: false }));
  await page.getByRole('button', { name: 'Give back' }).click();
  await page.getByRole('button', { name: 'Take' }).click();
  await expect.element(english()).toHaveValue('half a sentence');
});

test('a file of another kind is refused before it is sent', async () => {
  change('2', { state: 'taken', isMine: true });
  await openApp('/translations?id=2');
  await expect.element(english()).toBeVisible();
  const field = document.querySelector<HTMLInputElement>('input[type="file"]');
  await userEvent.upload(field!, new File(['<p>'], 'page.html', { type: 'text/html' }));
  await expect.element(page.getByText('Only JPG, PNG, PDF, XLSX and MP3 files can be sent')).toBeVisible();
  expect(server.requests(translationsCalls.sendFile)).toEqual([]);
});

test('an answer waits for the files that are on their way', async () => {
  change('2', { state: 'taken', isMine: true });
  const arrived = Promise.withResolvers<void>();
  const id = '123e4567-e89b-42d3-a456-426614174000';
  server.answer(translationsCalls.sendFile, async () => {
    await arrived.promise;
    return { id, name: 'sheet.pdf', type: 'pdf' as const, bytes: 3, address: `/v1/translations/files/${id}.pdf` };
  });
  await openApp('/translations?id=2');
  await english().fill('Dry');
  const field = document.querySelector<HTMLInputElement>('input[type="file"]');
  await userEvent.upload(field!, new File(['{}'], 'sheet.pdf', { type: 'application/pdf' }));
  await expect.element(page.getByText(/^Sending sheet\.pdf/)).toBeVisible();
  (english().element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  arrived.resolve();
  await expect.element(page.getByRole('button', { name: 'Remove sheet.pdf' })).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('The answer is sent')).toBeVisible();
  expect(server.requests(translationsCalls.answer).map(({ body }) => body.files)).toEqual([[id]]);
});

test('the page is for staff', async () => {
  signIn(server, { role: 'client' });
  serveProfilePage(server, []);
  await openApp('/translations');
  await expectAddress('/profile');
});

test('on a phone the request takes the place of the queue, and nothing is cut off, in Russian', async () => {
  signIn(server, { role: 'manager', language: 'ru' });
  await openApp('/translations?id=1', { viewport: phone, language: 'ru' });
  await expect.element(page.getByRole('link', { name: 'К списку запросов' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Взять' })).toBeVisible();
  await soon(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
});
