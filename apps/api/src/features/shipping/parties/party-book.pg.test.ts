import { describe, expect, it } from 'vitest';
import { alexei, openParties, otieno, passport } from './parties.steps.ts';

const { database, api, staff, bought, save, book, forget } = await openParties();

describe('R100 the book of parties', () => {
  it('has what was saved, once, without the value of one car', async () => {
    const { buyer, id, version } = await bought();
    const named = { notifyParty: otieno, sameAsConsignee: false };
    await save(buyer, { id, version, consignee: { ...alexei, document: passport }, ...named });
    const again = { ...alexei, fullName: alexei.fullName.toUpperCase(), telephone: '+7 701 000 00 00' };
    await save(staff, { id, version: version + 1, consignee: again, ...named });
    const { parties } = await book(buyer);
    expect(parties).toMatchObject([
      { fullName: otieno.fullName, document: '' },
      { fullName: again.fullName, telephone: '+7 701 000 00 00', document: passport },
    ]);
    expect(parties.every((party) => !('value' in party))).toBe(true);
  });

  it('keeps the last twenty', async () => {
    const { buyer, id, version } = await bought();
    for (let turn = 0; turn < 22; turn += 1) {
      const consignee = { ...otieno, fullName: `Importer ${turn}` };
      expect((await save(buyer, { id, version: version + turn, consignee })).status).toBe(200);
    }
    const names = (await book(buyer)).parties.map(({ fullName }) => fullName);
    expect(names).toHaveLength(20);
    expect([names[0], names.at(-1)]).toEqual(['Importer 21', 'Importer 2']);
  });

  it('is read by its owner and by staff, and for anybody else it is missing', async () => {
    const dealer = await api.signedIn({ role: 'dealer' });
    const client = await api.signedIn({ creditLimit: 10_000_000, dealerId: dealer.accountId });
    const { id, version } = await bought({ client });
    await save(client, { id, version });
    expect((await book(client)).parties).toHaveLength(1);
    expect((await book(client, client)).parties).toHaveLength(1);
    expect((await book(staff, client)).parties).toHaveLength(1);
    expect((await book(staff)).parties).toEqual([]);
    expect((await book(dealer, client)).status).toBe(404);
    const colleague = await api.signedIn({ role: 'manager' });
    expect((await book(staff, colleague)).status).toBe(404);
  });

  it('an entry is taken out by its owner or staff; the car keeps it', async () => {
    const { buyer, id, version } = await bought();
    await save(buyer, { id, version, notifyParty: otieno, sameAsConsignee: false });
    const [first, second] = (await book(buyer)).parties.map((party) => party.id);
    expect(await forget(await api.signedIn(), first ?? 0)).toBe(404);
    const without = await api.signedIn({ role: 'manager', rights: { logistics: false } });
    expect(await forget(without, first ?? 0)).toBe(403);
    expect(await forget(buyer, first ?? 0)).toBe(200);
    expect(await forget(buyer, first ?? 0)).toBe(404);
    expect(await forget(staff, second ?? 0)).toBe(200);
    expect((await book(buyer)).parties).toEqual([]);
    const kept = database.db.selectFrom('purchase').select('consignee').where('id', '=', id);
    expect((await kept.executeTakeFirstOrThrow()).consignee).toMatchObject({ fullName: alexei.fullName });
  });
});
