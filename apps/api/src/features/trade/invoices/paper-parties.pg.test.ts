import { countryIdOf } from '@seri/domain/people/countries';
import { expect, it } from 'vitest';
import { openInvoices } from './invoices.steps.ts';

const { database, client, owner, staff, saveSeller, bought, issue, makeFiles } = await openInvoices();

const party = {
  fullName: 'Байсаров Алексей',
  papersName: 'Baisarov Aleksei',
  address: 'ул. Абая, 40',
  papersAddress: 'ul. Abaia, 40',
  countryId: countryIdOf('kz'),
  telephone: '+7 701 555 01 42',
  value: 'worth 77 000',
  paymentMethod: 'in gold',
};

it('R100 no paper tells the declared value, the way of paying or the document; an English one is as the bill of lading', async () => {
  const user = await client();
  const { id } = await bought(user);
  const parties = { consignee: JSON.stringify(party), notify_party: JSON.stringify({ ...party, fullName: 'Петров' }) };
  const documents = { consignee_document: 'passport 4509', notify_document: 'passport 4510' };
  await database.db
    .updateTable('purchase')
    .set({ ...parties, ...documents })
    .where('id', '=', id)
    .execute();
  await saveSeller(owner);
  for (const language of ['en', 'ru'] as const) {
    expect((await issue(staff, user.accountId, [id], { kind: 'proforma', language })).status).toBe(200);
  }
  expect((await issue(staff, user.accountId, [id])).status).toBe(200);
  await makeFiles();
  const { rows } = await database.owner.query<{ text: string }>(
    `select invoice::text as text from invoice order by id`,
  );
  expect(rows).toHaveLength(3);
  const told = (words: string) => rows.map(({ text }) => text.includes(words));
  for (const secret of ['worth 77', 'in gold', '4509', '4510']) expect(told(secret)).toEqual([false, false, false]);
  expect(told('Baisarov Aleksei')).toEqual([true, false, true]);
  expect(told('Байсаров Алексей')).toEqual([false, true, false]);
});
