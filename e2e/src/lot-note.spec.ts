import type { Page } from '@playwright/test';
import { expectNoBarriersIn } from './support/barriers.ts';
import { expect, test } from './support/fixtures.ts';

/** The address of the machine at that position of the list, without a note. */
async function machineAt(page: Page, place: number): Promise<string> {
  const answer = await page.request.get('/v1/machinery/listing?sort=year&order=ASC');
  const { mechList } = (await answer.json()) as { mechList: { id: number }[] };
  const id = mechList[place]?.id ?? 0;
  await writeNote(page, id, '');
  return `/machinery/${id}`;
}

async function writeNote(page: Page, carId: number, comment: string): Promise<void> {
  const origin = new URL(page.url() === 'about:blank' ? (process.env['SERI_E2E_URL'] ?? '') : page.url()).origin;
  const answer = await page.request.post('/v1/car-auction/save-comment', {
    data: { carId, comment },
    headers: { origin },
  });
  expect(answer.status()).toBe(200);
}

const noteOf = (page: Page) => page.getByRole('region', { name: 'Manager’s note' });

test('a manager writes a note by keyboard alone; others read it at once, and see nothing when it is gone', async ({
  browserOf,
}) => {
  const manager = await browserOf('manager@demo.seri');
  const path = await machineAt(manager, 0);
  const [client, colleague] = [await browserOf('client'), await browserOf('owner@demo.seri')];
  await Promise.all([manager.goto(path), client.goto(path), colleague.goto(path)]);
  await expect(client.getByRole('heading', { level: 1 })).toContainText(' · ');
  await expect(noteOf(client)).toHaveCount(0);

  await noteOf(manager).getByRole('button', { name: 'Add a note' }).focus();
  await manager.keyboard.press('Enter');
  const field = noteOf(manager).getByRole('textbox');
  await expect(field).toBeFocused();
  await expectNoBarriersIn(manager, 'section:has(> form :focus)');
  await manager.keyboard.type('Runs well.');
  await manager.keyboard.press('Enter');
  await manager.keyboard.type('<b>Oil</b> at the boom.');
  await manager.keyboard.press('Control+Enter');
  await expect(noteOf(manager).getByRole('button', { name: 'Edit' })).toBeFocused();
  for (const page of [manager, client, colleague]) {
    await expect(noteOf(page).getByText('<b>Oil</b> at the boom.')).toBeVisible();
  }
  await expect(noteOf(client).getByRole('button')).toHaveCount(0);

  await colleague.keyboard.press('Tab');
  await noteOf(colleague).getByRole('button', { name: 'Edit' }).click();
  await noteOf(colleague).getByRole('textbox').fill('   ');
  await noteOf(colleague).getByRole('button', { name: 'Save' }).click();
  await expect(noteOf(manager).getByRole('button', { name: 'Add a note' })).toBeVisible();
  await expect(noteOf(client)).toHaveCount(0);
});
