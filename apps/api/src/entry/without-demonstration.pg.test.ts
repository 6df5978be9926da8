import { openTestApi } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { newAlbum, newLot, newPhoto } from '@seri/api/testkit/factories';
import { today } from '@seri/api/testkit/fixed-clock';
import { apiRoot } from '@seri/contract/headers';
import { photoAddress } from '@seri/contract/stock/photo';
import { afterAll, expect, test } from 'vitest';

const database = await openTestDatabase();
const secret = 'known to this test and to nobody else at all';
const demonstrating = await openTestApi(database);
const serious = await openTestApi(database, undefined, { DEMO: 'off', SECRET: secret });
afterAll(async () => {
  await Promise.all([demonstrating.close(), serious.close()]);
  await database.drop();
});

test('accounts are offered by a demonstration only', async () => {
  const request = { url: `${apiRoot}/site/portal` };
  expect((await demonstrating.ask(null, request)).body.demo).toMatchObject({ password: 'seri-demo' });
  expect((await serious.ask(null, request)).body.demo).toBeNull();
});

test('a picture is drawn by a demonstration only', async () => {
  const lotId = await newLot(database.db, { day: today });
  const photoId = await newPhoto(database.db, { address: 'drawn:car/sedan/front/b33030' });
  await newAlbum(database.db, lotId, [photoId]);
  const { cookies } = await serious.signedIn();
  const request = { url: photoAddress(lotId, photoId, 480), cookies };
  expect((await serious.app.inject(request)).statusCode).toBe(404);
  expect((await demonstrating.app.inject(request)).statusCode).toBe(200);
});
