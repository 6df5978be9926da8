import { type RoleName, roleIds } from '@seri/domain/people/roles';
import type { TestUser } from '@seri/api/testkit/api';
import { newAlbum, newPhoto } from '@seri/api/testkit/factories';
import { beforeAll, describe, expect, it } from 'vitest';
import { openBidding } from '../bidding/bidding-table.steps.ts';
import { purchasesSteps } from './purchases.steps.ts';

const { database, api, bid, client, manager, lot, moveTo } = await openBidding();
let staff: TestUser;
const { win, book, undo, list, view, link } = purchasesSteps(api, database, () => staff);

async function bought(user: TestUser, price = 590_000, lotId?: number): Promise<number> {
  const { body } = await bid(user, lotId ?? (await lot()), 600_000);
  await win(body.bidId);
  return book(body.bidId, price);
}

const set = (id: number, columns: object) =>
  database.db.updateTable('purchase').set(columns).where('id', '=', id).execute();
const idsOf = async (user: TestUser, query = {}) => (await list(user, query)).body.list.map(({ id }) => id);

beforeAll(async () => {
  staff = await manager();
});

describe('R61 the list of purchases', () => {
  it('holds the own purchases, latest first, with their costs', async () => {
    const [user, other] = [await client(), await client()];
    const [first, second] = [await bought(user), await bought(user, 610_000)];
    await bought(other);
    const { status, body } = await list(user);
    expect(status).toBe(200);
    expect(body.list.map(({ id, totalPrice, client: whose }) => [id, totalPrice, whose])).toEqual([
      [second, 660_000, null],
      [first, 640_000, null],
    ]);
    expect(body).toMatchObject({
      totalPrice: 1_300_000,
      pageInfo: { page: 1, pageSize: 20, totalResults: 2, totalSearchResults: 2 },
      can: { chooseClients: false },
    });
  });

  it('has all fields of the wire', async () => {
    const user = await client();
    const lotId = await lot({ lotNo: '20388', year: 2021, serial: 'AXUH80-0039117' });
    const id = await bought(user, 590_000, lotId);
    await set(id, { status: 3, export_port: 'Nagoya', voyage: 'Vostok 214', etd: '2026-11-24', eta: '2026-11-28' });
    expect((await list(user)).body.list).toMatchObject([
      {
        id,
        sku: `S-${id}`,
        lotNo: '20388',
        year: 2021,
        chassis: 'AXUH80-0039117',
        status: 3,
        exportPort: 'Nagoya',
        voyage: 'Vostok 214',
        etd: '2026-11-24',
        eta: '2026-11-28',
        purchaseDate: '2026-11-18T03:00:00.000Z',
        images: [],
      },
    ]);
  });

  it('counts each status, and filters by the chosen ones', async () => {
    const user = await client();
    const ids = [await bought(user), await bought(user), await bought(user)];
    await set(ids[1] ?? 0, { status: 4 });
    await set(ids[2] ?? 0, { status: 6 });
    const { body } = await list(user, { status: '4,6' });
    expect(body.list.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    expect(body.statusList.map(({ value, count }) => [value, count])).toEqual([
      [0, 1],
      ...[1, 2, 3].map((value) => [value, 0]),
      [4, 1],
      [5, 0],
      [6, 1],
      [7, 0],
      [8, 0],
    ]);
    expect(body.pageInfo).toMatchObject({ totalResults: 3, totalSearchResults: 2 });
    expect((await list(user, { status: '9' })).status).toBe(422);
  });

  it('is read in pages', async () => {
    const user = await client({ creditLimit: 100_000_000 });
    const ids: number[] = [];
    for (let count = 0; count < 21; count += 1) ids.unshift(await bought(user));
    expect(await idsOf(user)).toEqual(ids.slice(0, 20));
    expect(await idsOf(user, { page: '2' })).toEqual(ids.slice(20));
    expect(await idsOf(user, { pageSize: '50' })).toEqual(ids);
  });

  it('shows staff the purchases of their own clients, and all on request', async () => {
    const [mine, others] = [await client({ managerId: staff.accountId }), await client()];
    const [id, other] = [await bought(mine), await bought(others)];
    expect(await idsOf(staff)).toEqual([id]);
    expect(await idsOf(staff, { clients: 'all' })).toEqual(expect.arrayContaining([id, other]));
    expect((await list(staff)).body).toMatchObject({
      list: [{ client: { id: mine.accountId } }],
      can: { chooseClients: true },
    });
  });

  it('keeps cancelled and resold purchases, and drops those whose win was taken back', async () => {
    const user = await client();
    const reasons = ['cancelled', 'resold', 'takenBack'] as const;
    const ids: number[] = [];
    for (const reason of reasons) {
      const { body } = await bid(user, await lot(), 600_000);
      await win(body.bidId);
      ids.push(await book(body.bidId, 590_000));
      await undo(body.bidId, reason);
    }
    expect((await list(user)).body.list.map(({ id, status }) => [id, status])).toEqual([
      [ids[1], 8],
      [ids[0], 7],
    ]);
    expect((await view(user, ids[2] ?? 0)).body).toMatchObject({ isReturned: true, isTakenBack: true });
    expect((await view(user, ids[0] ?? 0)).body).toMatchObject({
      isReturned: true,
      isTakenBack: false,
      logistics: { status: 7 },
    });
  });

  it('sums purchases that are not void', async () => {
    const user = await client();
    const { body } = await bid(user, await lot(), 600_000);
    await win(body.bidId);
    await book(body.bidId, 590_000);
    await undo(body.bidId, 'cancelled');
    const id = await bought(user, 610_000);
    const told = (await list(user)).body;
    expect(told.list.map(({ id: one, isReturned }) => [one === id, isReturned])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(told.totalPrice).toBe(660_000);
    expect((await list(user, { status: '7' })).body.totalPrice).toBe(0);
  });

  it('is empty for a client who has bought nothing', async () => {
    expect((await list(await client())).body).toMatchObject({ list: [], totalPrice: 0 });
  });
});

describe('R61 a purchase', () => {
  it('has a total that is the sum of its fields', async () => {
    const user = await client();
    const { finances } = (await view(user, await bought(user))).body;
    expect(finances.fields.map(({ value }) => value)).toEqual([590_000, 35_000, 0, 0, 0, 15_000]);
    expect(finances.total).toBe(640_000);
  });

  it('has a notify party that follows the consignee until it has one of its own', async () => {
    const user = await client();
    const id = await bought(user);
    const consignee = { fullName: 'Ivanov', countryId: 1 };
    await set(id, { consignee: JSON.stringify(consignee) });
    expect((await view(user, id)).body).toMatchObject({
      consignee: { fullName: 'Ivanov', port: '' },
      notifyParty: { fullName: 'Ivanov', sameAsConsignee: true },
    });
    await set(id, { notify_party: JSON.stringify({ fullName: 'Petrov' }) });
    expect((await view(user, id)).body.notifyParty).toMatchObject({ fullName: 'Petrov', sameAsConsignee: false });
  });

  it('shows its client all photos of the lot, in statistics and without their flag too', async () => {
    const photos = await Promise.all([1, 2, 3].map((n) => newPhoto(database.db, { address: `drawn:p/${n}` })));
    const lotId = await lot();
    await newAlbum(database.db, lotId, photos);
    const user = await client();
    const id = await bought(user, 590_000, lotId);
    await database.pool.query(`update account set overrides = '{"salesStatisticsView": false}' where id = $1`, [
      user.accountId,
    ]);
    await moveTo('2026-11-21T12:00:00+09:00');
    const { lotImages } = (await view(user, id)).body;
    expect(lotImages.images).toHaveLength(3);
    const last = lotImages.thumbnails.at(-1) ?? '';
    const [path = '', grant] = last.split('?grant=');
    expect((await api.ask(user, { url: path })).status).toBe(404);
    expect((await api.ask(user, { url: `${path}?grant=${grant}0` })).status).toBe(404);
    const otherLot = path.replace(`/lots/${lotId}/`, `/lots/${lotId + 1}/`);
    expect((await api.ask(user, { url: `${otherLot}?grant=${grant}` })).status).toBe(404);
    expect(await link(user, id)).toBe(`/v1/lots/${lotId}/photos.zip?grant=${grant}`);
  });

  it('has no link to photos if there are none', async () => {
    const user = await client();
    expect(await link(user, await bought(user))).toBe('');
  });

  it('opens from an entry of the ledger', async () => {
    const user = await client();
    const id = await bought(user);
    const { body } = await api.ask(user, { url: '/v1/payments/index' });
    const records = body.records as { id: number | null; description: string; purpose: string }[];
    expect(records.map((entry) => entry.id)).toEqual([id, id, id]);
    expect(records.map(({ purpose }) => purpose)).toEqual(['fee', 'fee', 'car_purchase']);
    expect(records[0]?.description).toMatch(/^Delivery: /);
  });
});

describe('R61 the visibility of a purchase', () => {
  const roles = Object.keys(roleIds) as RoleName[];

  it.each(roles.filter((role) => role !== 'disabled'))(
    'a %s does not see those of others; staff see all',
    async (role) => {
      const id = await bought(await client());
      const reader = await api.signedIn({ role });
      const expected = role === 'manager' ? 200 : 404;
      expect((await view(reader, id)).status).toBe(expected);
      expect((await list(reader, { clients: 'all' })).body.list.some((row) => row.id === id)).toBe(role === 'manager');
      const maySave = !['troublesome', 'restricted', 'guest'].includes(role);
      const saved = await link(reader, id);
      expect(saved).toBe(maySave ? (role === 'manager' ? '' : 404) : 403);
    },
  );

  it('is refused without a sign-in and to the dealer of the client', async () => {
    const dealer = await api.signedIn({ role: 'dealer' });
    const id = await bought(await client({ dealerId: dealer.accountId }));
    expect((await view(null, id)).status).toBe(401);
    expect((await view(dealer, id)).status).toBe(404);
    expect((await view(dealer, 999_999_999)).status).toBe(404);
  });
});
