import { apiRoot } from '@seri/contract/headers';
import { openTestApi } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { feedSteps, house, lotRow, photosRow, session } from '../../intake/feed/feed.steps.ts';

const database = await openTestDatabase();
const api = await openTestApi(database);

beforeAll(async () => {
  const { send } = feedSteps(database);
  const delivery = await send([
    house,
    session,
    lotRow('car', {
      lotNo: '1',
      maker: 'Toyota',
      model: 'Harrier',
      trim: 'Z',
      chassis: 'AXUH80',
      year: 2021,
      color: 'Red',
      engineCc: 2487,
      gearbox: 'CVT',
      drive: '4WD',
      steering: 'right',
      mileageKm: 38_200,
      condition: '5',
      equipment: 'AC PS',
      startPrice: 1_850_000,
      details: { horsePower: 218, mileageNote: 'Meter exchanged' },
    }),
    lotRow('machine', {
      kind: 'machine',
      lotNo: '2',
      maker: 'Kubota',
      model: 'RX-406',
      trim: 'Alpha',
      serial: 'RX-406-336827',
      year: 2012,
      hours: 6508,
      category: ['Earthmoving', 'Mini excavator'],
      condition: '3.5',
      details: { description: { Cab: 'Canopy' }, notes: ['Two keys'] },
    }),
    photosRow('machine', ['drawn:machine/excavator/front/ffaa00'], 'drawn:sheet/machine/1'),
  ]);
  expect(delivery).toMatchObject({ added: 5, rejected: 0 });
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

async function viewOf(pageType: 'car-auction' | 'machinery', lotNo: string) {
  const lot = database.db.selectFrom('lot').select('id').where('lot_no', '=', lotNo);
  const { id } = await lot.executeTakeFirstOrThrow();
  const { status, body } = await api.ask(await api.signedIn(), {
    url: `${apiRoot}/${pageType}/view`,
    query: { id: String(id) },
  });
  expect(status).toBe(200);
  return body;
}

it('every fact of a car in a feed stands on its page', async () => {
  expect(await viewOf('car-auction', '1')).toMatchObject({
    carInfo: { maker: 'Toyota', model: 'Harrier', year: 2021, mileage: 38_200, chassisId: 'AXUH80' },
    carSpecification: {
      engineCC: 2487,
      grade: 'Z',
      color: 'Red',
      transmission: 'CVT',
      drive: '4WD',
      horsePower: 218,
      equipment: 'AC PS',
      steering: 'right',
      mileageNote: 'Meter exchanged',
      mileagePhrases: [{ code: 'Meter exchanged', meaning: null }],
    },
    bidInfo: { startPrice: 1_850_000 },
  });
});

it('every fact of a machine in a feed stands on its page', async () => {
  expect(await viewOf('machinery', '2')).toMatchObject({
    mechInfo: { maker: 'Kubota', model: 'RX-406', year: 2012, serial: 'RX-406-336827', hours: 6508 },
    mechSpecification: {
      grade: 'Alpha',
      category: 'Earthmoving',
      subCategory: 'Mini excavator',
      description: '{"Cab":"Canopy"}',
    },
    sheet: { remarks: [{ code: 'Two keys' }] },
  });
});
