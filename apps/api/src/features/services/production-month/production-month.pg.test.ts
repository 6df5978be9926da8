import { apiRoot } from '@seri/contract/headers';
import { type BuiltCar, builtCar } from '@seri/contract/services/production-month.schema';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newLot } from '@seri/api/testkit/factories';
import { startTestWorker } from '@seri/api/testkit/test-worker';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Jobs } from '../../../platform/jobs/runner.ts';
import type { MonthProvider } from './month-provider.ts';
import { productionMonthHandlers } from './production-month.jobs.ts';

const day = '2026-11-18';
const built = builtCar.parse({ year: 2019, month: 4, modelCode: 'AXUH80-HA', catalogNo: 'T6123' });
let database: TestDatabase;
let api: TestApi;
let worker: Jobs;
let client: TestUser;
/** The serials that the provider was asked for, with how often. */
let asked: [serial: string, times: number][];
let answer: () => Promise<BuiltCar | null>;

const provider: MonthProvider = {
  findMonth: (lot, times) => {
    asked.push([lot.serial, times]);
    return answer();
  },
};

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  client = await api.signedIn();
  worker = await startTestWorker(database, productionMonthHandlers(api.platform, provider));
});

beforeEach(() => {
  asked = [];
  answer = async () => built;
});

afterAll(async () => {
  await worker.stop();
  await api.close();
  await database.drop();
});

const ask = (lotId: number, user = client, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
  api.ask(user, { url: `${apiRoot}/car-auction/production-month?carId=${lotId}&maker=x&chassis=y`, headers });

describe('R86 the month of production', () => {
  it('is found by the lot alone, and kept for its chassis', async () => {
    const [one, other] = [
      await newLot(database.db, { day, serial: 'A-1' }),
      await newLot(database.db, { day, serial: 'A-1' }),
    ];
    const model = database.db.selectFrom('lot').select('model_id').where('id', '=', one);
    await database.db.updateTable('lot').set({ model_id: model }).where('id', '=', other).execute();
    expect(await ask(one)).toEqual({ status: 200, body: { success: true, carInfo: built } });
    answer = () => Promise.reject(new Error('asked again'));
    expect(await ask(other, await api.signedIn())).toEqual({ status: 200, body: { success: true, carInfo: built } });
    expect(asked).toEqual([['A-1', 1]]);
  });

  it('is asked for once, however many wait', async () => {
    const lotId = await newLot(database.db, { day, serial: 'A-2' });
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask(lotId)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(asked).toHaveLength(1);
  });

  it('is not known of a lot without a chassis: nobody is asked', async () => {
    expect(await ask(await newLot(database.db, { day }))).toEqual({
      status: 200,
      body: { success: true, carInfo: null },
    });
    expect(asked).toEqual([]);
  });

  it('is empty if the records do not have the chassis, which is believed for a while', async () => {
    answer = async () => null;
    const lotId = await newLot(database.db, { day, serial: 'A-3' });
    expect(await ask(lotId)).toMatchObject({ status: 200, body: { carInfo: null } });
    expect(await ask(lotId)).toMatchObject({ status: 200, body: { carInfo: null } });
    expect(asked).toHaveLength(1);
  });

  it('fails with its service, and is asked for anew when somebody tries again', async () => {
    answer = () => Promise.reject(new Error('down'));
    const lotId = await newLot(database.db, { day, serial: 'A-4' });
    expect(await ask(lotId)).toMatchObject({ status: 502, body: { code: 'PROVIDER_FAILED' } });
    answer = async () => built;
    expect(await ask(lotId)).toMatchObject({ status: 200, body: { carInfo: built } });
    expect(asked.map(([, times]) => times)).toEqual([1, 2]);
  });

  it('needs a request of our own pages', async () => {
    const lotId = await newLot(database.db, { day, serial: 'A-5' });
    expect(await ask(lotId, client, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
    expect(asked).toEqual([]);
  });

  it('is missing where there is no provider', async () => {
    const bare = await openTestApi(database, undefined, { DEMO: 'off', SECRET: 's'.repeat(32) });
    const lotId = await newLot(database.db, { day, serial: 'A-6' });
    const url = `${apiRoot}/car-auction/production-month?carId=${lotId}`;
    expect(await bare.ask(client, { url, headers: { 'sec-fetch-site': 'same-origin' } })).toMatchObject({
      status: 404,
    });
    const view = await bare.ask<{ can: object }>(client, { url: `${apiRoot}/car-auction/view?id=${lotId}` });
    expect(view.body.can).toMatchObject({ askProductionMonth: false, askExtraPhotos: false });
    await bare.close();
  });
});
