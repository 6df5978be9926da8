import { openDemonstration } from '@seri/api/entry/demonstration';
import { openTestApi } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { newAlbum, newLot, newPhoto } from '@seri/api/testkit/factories';
import { today } from '@seri/api/testkit/fixed-clock';
import { apiRoot, headers } from '@seri/contract/headers';
import { afterAll, expect, test } from 'vitest';
import { demoAccounts } from './accounts.data.ts';
import { drawDemoPicture } from './demo-pictures.ts';
import { demonstration } from './demonstration.ts';

const database = await openTestDatabase();
const api = await openTestApi(database, undefined, {}, demonstration, drawDemoPicture);
afterAll(async () => {
  await api.close();
  await database.drop();
});

test('the API opens this demonstration by its name', async () => {
  expect(await openDemonstration({ demo: true })).toBe(demonstration);
});

test('the sign-in page offers every account that one looks around with', async () => {
  const { body } = await api.ask(null, { url: `${apiRoot}/site/portal` });
  const accounts = demoAccounts.map(({ email }) => ({ label: email.replace('@demo.seri', ''), email }));
  expect(body.demo).toEqual({ password: 'seri-demo', accounts });
});

test('R47 a drawing is about as large as a download announces before it is made', { timeout: 20_000 }, async () => {
  const { cookies } = await api.signedIn();
  const lotId = await newLot(database.db, { day: today });
  await newAlbum(database.db, lotId, [await newPhoto(database.db, { address: 'drawn:bike/naked/left/b33030' })]);
  const zip = await api.app.inject({ url: `${apiRoot}/lots/${lotId}/photos.zip`, cookies });
  const share = Number(zip.headers[headers.bytes]) / zip.rawPayload.length;
  expect(share).toBeGreaterThan(0.5);
  expect(share).toBeLessThan(2);
});
