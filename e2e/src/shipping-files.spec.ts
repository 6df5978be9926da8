import { japanDay } from '@seri/domain/time/japan-time';
import { newJoan } from './support/accounts.ts';
import { expectNoBarriers } from './support/barriers.ts';
import { orderCar } from './support/bidding.ts';
import { db } from './support/database.ts';
import { expect, test } from './support/fixtures.ts';
import { signInAs } from './support/sign-in.ts';
import { manager } from './support/staff.ts';

/** An order, two simultaneous browsers, and a worker that reads and applies. */
test.describe.configure({ timeout: 180_000 });

test('R102 staff apply the list of a forwarder by keys and take it back, and the client sees the ship come and go', async ({
  page,
  browserOf,
  baseURL,
}) => {
  const { email, id: clientId } = await newJoan({ role: 'client', creditLimit: 10_000_000 });
  await signInAs(page.context(), email, baseURL ?? '');
  const desk = await browserOf(manager);
  const address = await orderCar(page, desk, baseURL ?? '');
  const chassis = `JRN${clientId}-7654321`;
  await numberCar(Number(address.split('/').at(-1)), chassis);
  await page.goto(address);
  const logistics = page.getByRole('region', { name: 'Logistics' });
  await expect(logistics).toBeVisible();

  const ship = `JOURNEY STAR ${clientId}`;
  const lines = [
    'List of cars to ship,,,,,,',
    'Chassis No.,Booking No.,Vessel,Voy.,POL,POD,ETD',
    `${chassis},BKJ${clientId},${ship},12,Yokohama,Auckland,${japanDay(new Date())}`,
    `NONE9-1234567,BKX${clientId},${ship},12,Yokohama,Auckland,`,
    'TOTAL,2 units,,,,,',
  ];
  await desk.goto('/shipping-files');
  await desk
    .getByLabel('File of the list')
    .setInputFiles({ name: `journey ${clientId}.csv`, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await expect(desk).toHaveURL(/\/shipping-files\/\d+$/);
  await desk.getByLabel('Sender').fill('Journey Lines');
  await desk.getByRole('button', { name: 'Save columns' }).press('Enter');
  await expect(desk.getByText('Read as last time from Journey Lines')).toBeVisible();
  await expect(desk.getByRole('checkbox', { name: `Choose line 3, ${chassis}` })).toBeChecked();
  await expect(desk.getByText('No car of this number')).toBeVisible();
  await expectNoBarriers(desk);

  await desk.keyboard.press('j');
  await desk.keyboard.press('Enter');
  await desk.getByRole('dialog').getByRole('button', { name: 'Yes, apply' }).click();
  await expect(desk.getByText('1 applied, 0 same already, 0 changed meanwhile, 0 refused')).toBeVisible();
  await expect(logistics).toContainText(`${ship} 12`);
  await expect(logistics).toContainText(`BKJ${clientId}`);

  await desk.getByRole('button', { name: 'Take back' }).press('Enter');
  await desk.getByRole('dialog').getByRole('button', { name: 'Yes, take back' }).click();
  await expect(desk.getByText('1 taken back, 0 stay')).toBeVisible();
  await expect(logistics).not.toContainText(ship);
});

/** The house tells the number of the car. */
async function numberCar(purchaseId: number, serial: string): Promise<void> {
  const lot = db.selectFrom('purchase').select('lot_id').where('id', '=', purchaseId);
  await db.updateTable('lot').set({ serial }).where('id', '=', lot).execute();
}
