import type { APIRequestContext, Page } from '@playwright/test';
import { japanDay } from '@seri/domain/time/japan-time';
import { orderCar } from './support/bidding.ts';
import { expect, test } from './support/fixtures.ts';
import { manager } from './support/staff.ts';
import { staffAndClient } from './support/staff-and-client.ts';

/** The way of a car has many steps, each in two browsers. */
test.describe.configure({ timeout: 180_000 });

const today = japanDay(new Date());
const nextOf = (page: Page) => page.getByRole('region', { name: /^(Next|Дальше)$/ });

test('from the order to the door, a manager and a client in Russian each see who acts next', async ({
  browserOf,
  baseURL,
}) => {
  const headers = { origin: baseURL ?? '' };
  const { staff, client, clientId } = await staffAndClient({ staff: 'en', client: 'ru' });
  const [desk, buyer] = [await browserOf(staff), await browserOf(client)];
  const path = await orderCar(buyer, desk, baseURL ?? '');
  const purchaseId = Number(path.split('/').at(-1));
  for (const page of [desk, buyer]) await page.goto(path);

  const send = async (method: 'put' | 'post', call: string, data: object) => {
    const answer = await desk.request[method](`/v1${call}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: number };
  };
  const versionOf = async () => (await viewOf(desk.request, purchaseId)).version;
  const move = async (status: number) =>
    send('put', '/purchased-cars/status', { id: purchaseId, version: await versionOf(), status, on: today });

  const office = await browserOf(manager);
  const pay = async () => {
    const { open: amount } = await viewOf(desk.request, purchaseId);
    const remittance = { id: clientId, amount, description: '', reason: 'Bank statement' };
    const booked = await office.request.post('/v1/user/remittance', { headers, data: remittance });
    expect(booked.ok(), await booked.text()).toBe(true);
  };

  await test.step('the client pays', async () => {
    await expect(nextOf(buyer)).toContainText('ВыОплатить');
    await expect(nextOf(desk)).toContainText('The clientPay');
    await pay();
    await expect(nextOf(buyer)).toContainText('ДальшеМыДоставить автомобиль на стоянку');
    await expect(nextOf(desk)).not.toContainText('The client');
  });

  const ship = `Hikari ${purchaseId}`;
  const voyage = await test.step('staff put it aboard a ship', async () => {
    for (const status of [1, 2]) await move(status);
    await expect(buyer.getByRole('listitem').and(buyer.locator('[aria-current="step"]'))).toContainText('Ждёт судна');
    const call = { id: null, yardCutOffAt: null, papersCutOffAt: null, plannedOn: today, actualOn: null };
    const { id } = await send('post', '/voyages', {
      line: 'Umikaze Line',
      vessel: ship,
      number: '1',
      calls: [
        { ...call, place: 'JPYOK', kind: 'load' },
        { ...call, place: 'NZAKL', kind: 'discharge', plannedOn: null },
      ],
    });
    const { calls } = (await (await desk.request.get(`/v1/voyages/view?id=${id}`)).json()) as {
      calls: { id: number }[];
    };
    const [load, discharge] = calls;
    const boarding = {
      cars: [{ id: purchaseId, version: await versionOf() }],
      calls: { load: load?.id, discharge: discharge?.id },
    };
    await send('put', '/voyages/cars', boarding);
    await expect(buyer.getByRole('region', { name: 'Логистика' })).toContainText(ship);
    await expect(
      desk.getByRole('region', { name: 'Logistics' }).getByRole('link', { name: new RegExp(ship) }),
    ).toBeVisible();
    await expect(nextOf(buyer)).toContainText('ВыУказать, кто получает автомобиль');
    await expect(nextOf(desk)).toContainText('The clientEnter who receives the car');
    return id;
  });

  await test.step('the client says who receives the car, in Cyrillic', async () => {
    await buyer.getByRole('region', { name: 'Получатель' }).getByRole('button', { name: 'Изменить' }).click();
    const consignee = buyer.getByRole('dialog').getByRole('group', { name: 'Получатель', exact: true });
    await consignee.getByLabel('Имя или компания').fill('Юлия Щукина');
    await consignee.getByLabel('Адрес', { exact: true }).fill('12 Queen Street, Auckland');
    await consignee.getByLabel('Страна').selectOption({ label: 'Новая Зеландия' });
    await consignee.getByLabel('Телефон').fill('+64 21 555 01 42');
    await expect(buyer.getByLabel('Как в коносаменте').first()).toContainText('Shchukina');
    await buyer.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click();
    await expect(buyer.getByRole('dialog')).toBeHidden();
    await expect(desk.getByRole('region', { name: 'Consignee' })).toContainText('Юлия Щукина');
    await expect(nextOf(desk)).not.toContainText('Enter who receives the car');
    await expect(nextOf(buyer)).not.toContainText('Вы');
  });

  await test.step('staff send a paper, which the client opens', async () => {
    await sendPaper(desk, 'Inspection');
    const papers = buyer.getByRole('region', { name: 'Документы' });
    await expect(papers).toContainText('Осмотр');
    const saved = buyer.waitForEvent('download');
    await papers.getByRole('link', { name: /Осмотр/ }).click();
    await saved;
    await expect(desk.getByRole('region', { name: 'Papers' })).toContainText('Opened by');
  });

  await test.step('the ship sails', async () => {
    await desk.goto(`/voyages/${voyage}`);
    await desk.getByRole('button', { name: 'Enter the departure' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Save day' }).click();
    await expect(buyer.getByRole('listitem').and(buyer.locator('[aria-current="step"]'))).toContainText('В пути');
    await expect(nextOf(buyer)).toContainText('Получить коносамент от линии');
    await desk.goto(path);
    await sendPaper(desk, 'Bill of lading');
    await expect(buyer.getByRole('region', { name: 'Документы' })).toContainText('Удержан');
    await expect(nextOf(buyer)).toContainText('ВыОплатить');
    await pay();
    await expect(buyer.getByRole('region', { name: 'Документы' })).not.toContainText('Удержан');
    await expect(nextOf(buyer)).toContainText('автомобиль в море');
    await expect(
      buyer.getByRole('region', { name: 'Получатель' }).getByRole('button', { name: 'Изменить' }),
    ).toBeHidden();
  });

  await test.step('it is delivered', async () => {
    await desk.getByRole('button', { name: 'Change status' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Save status' }).click();
    await expect(nextOf(buyer)).toContainText('Доставлен: делать больше нечего');
    await expect(desk.getByRole('listitem').and(desk.locator('[aria-current="step"]'))).toContainText('Delivered');
  });
});

interface SeenPurchase {
  version: number;
  open: number;
}

async function viewOf(request: APIRequestContext, id: number): Promise<SeenPurchase> {
  return (await (await request.get(`/v1/purchased-cars/view?id=${id}`)).json()) as SeenPurchase;
}

async function sendPaper(desk: Page, kind: string): Promise<void> {
  await desk.getByRole('button', { name: 'Add papers' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Add papers' });
  const file = {
    name: 'paper.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF\n'),
  };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByLabel('Kind').selectOption({ label: kind });
  await dialog.getByLabel(/^Share at once/).check();
  await dialog.getByRole('button', { name: 'Send 1 file' }).click();
  await expect(dialog).toBeHidden();
}
