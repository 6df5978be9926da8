import type { Page } from '@playwright/test';
import { newJoan } from './support/accounts.ts';
import { expectNoBarriersIn } from './support/barriers.ts';
import { lotToBid } from './support/bidding.ts';
import { expect, test } from './support/fixtures.ts';
import { manager } from './support/staff.ts';

/** Two browsers, files and a recording. */
test.describe.configure({ timeout: 120_000 });

/** A second of silence: frames of MPEG-1 layer III at 128 kbit/s and 44.1 kHz. */
function silence(): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x44]);
  return Buffer.concat(Array.from({ length: 40 }, () => frame));
}

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<</Type /Catalog>>\nendobj\n');
const requestOf = (page: Page, number: string) =>
  page.getByRole('list', { name: 'Requests for translations' }).getByRole('link').filter({ hasText: number });

test('a client asks in Russian, a manager answers with a recording and a document, and both arrive live', async ({
  browserOf,
}) => {
  const { email } = await newJoan({ role: 'client', language: 'ru' });
  const page = await browserOf(email);
  const { id } = await lotToBid();
  await page.goto(`/car-auctions/${id}#translation`);
  const dialog = page.getByRole('dialog', { name: 'Перевод', exact: true });
  await dialog.getByRole('tab', { name: 'Менеджер' }).click();
  await dialog.getByRole('textbox', { name: 'Вопрос менеджеру' }).fill('Есть ли ржавчина снизу?');
  await dialog.getByRole('button', { name: 'Запросить перевод' }).click();
  await expect(dialog.getByText('Запрошено', { exact: true })).toBeVisible();
  const number = await page.locator('article header').getByText(/^\d+$/).first().innerText();

  const staff = await browserOf(manager);
  await staff.goto('/translations');
  await requestOf(staff, number).click();
  await expect(staff.getByText('Есть ли ржавчина снизу?')).toBeVisible();
  await staff.getByRole('button', { name: 'Take' }).click();
  await expect(dialog.getByText('Менеджер переводит', { exact: true })).toBeVisible();
  await expectNoBarriersIn(staff, 'main');
  await staff.getByRole('textbox', { name: 'Text in Russian' }).fill('Лёгкий налёт на задней балке.');
  await staff.locator('input[type="file"]').setInputFiles([
    { name: 'голос.mp3', mimeType: 'audio/mpeg', buffer: silence() },
    { name: 'лист.pdf', mimeType: 'application/pdf', buffer: pdf },
  ]);
  await expect(staff.getByRole('button', { name: 'Remove лист.pdf' })).toBeVisible();
  await staff.getByRole('button', { name: 'Answer', exact: true }).click();

  await expect(dialog.getByText('Лёгкий налёт на задней балке.')).toBeVisible();
  const recording = dialog.locator('audio');
  // Playing needs a sound device. Half-way in, decoded, it can be heard from there.
  const heardFrom = await recording.evaluate(async (audio: HTMLAudioElement) => {
    const sought = new Promise((resolve) => {
      audio.addEventListener('seeked', resolve, { once: true });
    });
    audio.preload = 'auto';
    audio.currentTime = 0.6;
    await sought;
    return audio.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && audio.currentTime;
  });
  expect(heardFrom).toBe(0.6);
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: /^Сохранить лист\.pdf/ }).click();
  expect((await download).suggestedFilename()).toBe('лист.pdf');

  const part = await page.request.get((await recording.getAttribute('src')) ?? '', { headers: { range: 'bytes=0-3' } });
  expect([part.status(), (await part.body()).length]).toEqual([206, 4]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Уведомления/ }).click();
  await page.getByRole('link', { name: 'Ваш аукционный лист переведён' }).click();
  await expect(dialog.getByRole('tab', { name: 'Менеджер' })).toHaveAttribute('aria-selected', 'true');
});
