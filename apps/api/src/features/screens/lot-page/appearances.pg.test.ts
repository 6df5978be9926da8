import { permissionsOf, roleIds } from '@seri/domain/people/roles';
import { openTestDatabase } from '@seri/api/testkit/database';
import { newLot } from '@seri/api/testkit/factories';
import { afterAll, describe, expect, it } from 'vitest';
import { readAppearances } from './appearances.read.ts';
import { readLotRow } from '../../stock/lots/lot-row.query.ts';

const database = await openTestDatabase();
const { db } = database;
afterAll(() => database.drop());

const [may, june, november] = ['2026-05-29', '2026-06-05', '2026-11-20'] as const;

async function appearancesOf(lotId: number, role: keyof typeof roleIds = 'client') {
  const row = await readLotRow(db, lotId);
  if (!row) throw new Error(`no lot ${lotId}`);
  return readAppearances(db, row, { permissions: permissionsOf(roleIds[role]), today: '2026-11-18' });
}

const formerOf = async (lotId: number) => (await appearancesOf(lotId)).map(({ id }) => id);

describe('R31 earlier appearances of a vehicle', () => {
  it('are listed across months, latest first, with their results', async () => {
    const sameVehicle = { vehicle: 1, serial: 'GK3-1234567' };
    const first = await newLot(db, { day: may, ...sameVehicle, status: 4535 });
    const ended = { mileageKm: 40_010, startPrice: 450_000, soldPrice: 480_000, status: 4533, lotNo: '20001' };
    const second = await newLot(db, { day: june, ...sameVehicle, ...ended });
    const now = await newLot(db, { day: november, ...sameVehicle, mileageKm: 42_000 });
    expect(await formerOf(now)).toEqual([second, first]);
    expect(await formerOf(first)).toEqual([]);
    const [last] = await appearancesOf(now);
    expect(last).toMatchObject({
      held_on: june,
      house_name: expect.stringMatching(/^House/),
      lot_no: '20001',
      mileage_km: 40_010,
      start_price: 450_000,
      sold_price: 480_000,
      status: 4533,
    });
  });

  it('need a mileage that has not gone down, if there is no serial', async () => {
    const near = await newLot(db, { day: may, vehicle: 2, mileageKm: 61_000 });
    await newLot(db, { day: june, vehicle: 2, mileageKm: 90_000 });
    await newLot(db, { day: june, vehicle: 2 });
    const now = await newLot(db, { day: november, vehicle: 2, mileageKm: 61_200 });
    expect(await formerOf(now)).toEqual([near]);
  });

  it('are not guessed for a vehicle without a key', async () => {
    await newLot(db, { day: may, mileageKm: 1 });
    expect(await formerOf(await newLot(db, { day: november, mileageKm: 2 }))).toEqual([]);
  });

  it('are shown only to readers who may see their page type', async () => {
    await newLot(db, { day: may, vehicle: 3, serial: 'GK3-3' });
    const now = await newLot(db, { day: november, vehicle: 3, serial: 'GK3-3' });
    expect(await appearancesOf(now, 'guest')).toEqual([]);
    expect(await appearancesOf(now)).toHaveLength(1);
  });
});
