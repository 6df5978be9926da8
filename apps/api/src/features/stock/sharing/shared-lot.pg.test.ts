import { photoAddress } from '@seri/contract/stock/photo';
import { day } from '@seri/domain/time/japan-time';
import type { LotHome, LotKind } from '@seri/domain/lots/lot-kinds';
import { type PageType, pageTypeData, pageTypes } from '@seri/domain/catalogue/page-types';
import { openTestApi, type TestUser } from '@seri/api/testkit/api';
import { comparable } from '@seri/api/testkit/comparable';
import { openTestDatabase } from '@seri/api/testkit/database';
import { newAccount, newAlbum, newLot, newPhoto } from '@seri/api/testkit/factories';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { sharingSteps, wrongOf } from './sharing.steps.ts';

const database = await openTestDatabase();
const api = await openTestApi(database);
const { sharedBy, open } = sharingSteps(api, database);
const storedKey = 'photos/kept';
await api.platform.blobs.put(
  storedKey,
  await sharp({ create: { width: 800, height: 600, channels: 3, background: '#a30' } })
    .webp()
    .toBuffer(),
);
afterAll(async () => {
  await api.close();
  await database.drop();
});

const days = { live: '2026-11-18', statistics: '2026-11-17' } as const;
const storedPhoto = () => newPhoto(database.db, { blobKey: storedKey });

async function lotOf(kind: LotKind = 'car', home: LotHome = 'live') {
  const lotId = await newLot(database.db, { kind, day: days[home] });
  const [photoIds, sheetId] = [[await storedPhoto(), await storedPhoto(), await storedPhoto()], await storedPhoto()];
  await newAlbum(database.db, lotId, photoIds, sheetId);
  return { lotId, photoIds, sheetId };
}

interface Shared {
  lotImages: { images: string[]; thumbnails: string[] };
  [part: string]: unknown;
}

async function sharedView(
  lotId: number,
  code: string | undefined,
  pageType: PageType = 'car-auction',
): Promise<Shared> {
  const answer = await open(lotId, code, { pageType });
  expect(answer.statusCode).toBe(200);
  return answer.json<Shared>();
}

const needCode = pageTypes.filter((pageType) => pageTypeData[pageType].kind !== 'machine');

describe('R44 a shared lot', () => {
  it.each(needCode)('of %s is locked without a code and opens by one', async (pageType) => {
    const { kind, home } = pageTypeData[pageType];
    const { lotId } = await lotOf(kind, home);
    const code = await sharedBy(lotId);
    expect((await open(lotId, undefined, { pageType })).json()).toMatchObject({ code: 'LOCKED' });
    expect((await open(lotId, wrongOf(code), { pageType })).json()).toMatchObject({ code: 'WRONG_CODE' });
    expect(await sharedView(lotId, code, pageType)).toMatchObject({ pageType });
  });

  it('has no note, no favourite group and nothing of bids', async () => {
    const { lotId } = await lotOf();
    const written_by = await newAccount(database.db, { role: 'manager' });
    await database.db.insertInto('lot_note').values({ lot_id: lotId, body: 'Rust inside', written_by }).execute();
    const view = await sharedView(lotId, await sharedBy(lotId));
    expect(JSON.stringify(view)).not.toContain('Rust inside');
    expect(view.carCommonDetail).toMatchObject({ comment: '', commentEditable: false, allowDownloadPhotos: false });
    expect(Object.keys(view).toSorted()).toEqual(
      [
        'pageType',
        'lotType',
        'lotInfo',
        'lotImages',
        'sheet',
        'bidInfo',
        'carCommonDetail',
        'carInfo',
        'carSpecification',
      ].toSorted(),
    );
    expect(Object.keys(view.bidInfo as object).toSorted()).toEqual(
      ['startPrice', 'averagePrice', 'averageCount', 'averageBasis', 'soldPrice', 'auctionFinished'].toSorted(),
    );
  });

  it('shows the same to a signed-in reader', async () => {
    const { lotId } = await lotOf();
    const [code, { cookies }] = [await sharedBy(lotId), await api.signedIn({ role: 'manager' })];
    const url = `/v1/car-auction/share?id=${lotId}`;
    expect((await api.app.inject({ url, cookies })).json()).toMatchObject({ code: 'LOCKED' });
    expect((await api.app.inject({ url: `${url}&code=${code}`, cookies })).json()).toEqual(
      await sharedView(lotId, code),
    );
  });

  it('is closed while none of its sharers may share it', async () => {
    const { lotId } = await lotOf();
    const codes = [
      await sharedBy(lotId, { role: 'disabled', overrides: { shareCar: true } }),
      await sharedBy(lotId, { role: 'troublesome' }),
      await sharedBy(lotId, { role: 'client', overrides: { shareCar: false } }),
      await sharedBy(lotId, { roleId: 4711, overrides: { shareCar: true } }),
    ];
    for (const code of codes) expect((await open(lotId, code)).json()).toMatchObject({ code: 'WRONG_CODE' });
    expect((await open(lotId, await sharedBy(lotId), { from: '203.0.113.1' })).statusCode).toBe(200);
  });

  it('is not opened by a code of another lot', async () => {
    const [one, other] = [await lotOf(), await lotOf()];
    await sharedBy(one.lotId);
    expect((await open(one.lotId, await sharedBy(other.lotId))).json()).toMatchObject({ code: 'WRONG_CODE' });
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])(
    'needs a code of six digits: %s is refused',
    async (code) => {
      expect((await open((await lotOf()).lotId, code)).statusCode).toBe(422);
    },
  );
});

describe('R44 a refusal does not reveal whether the lot exists', () => {
  it('without a code and with one, a missing lot or one of another kind answers as a locked one', async () => {
    const [locked, machine] = [await lotOf(), await lotOf('machine')];
    const machineCode = await sharedBy(machine.lotId);
    const wrong = wrongOf(await sharedBy(locked.lotId));
    for (const [index, code] of [undefined, ...Array.from({ length: 6 }, () => wrong)].entries()) {
      const expected = comparable(await open(locked.lotId, code, { from: '203.0.113.2' }));
      expect(expected.status).toBe(index > 5 ? 429 : 403);
      const missing = await open(999_999_999, code, { from: '203.0.113.3' });
      const ofAnotherKind = await open(machine.lotId, code && machineCode, { from: '203.0.113.4' });
      // The wait of a locked-out visitor depends on the clock; everything else is equal byte for byte.
      if (index > 5) expect([missing.statusCode, ofAnotherKind.statusCode]).toEqual([429, 429]);
      else expect([comparable(missing), comparable(ofAnotherKind)]).toEqual([expected, expected]);
    }
  });
});

describe('R44 a shared machine', () => {
  const pages = ['machinery', 'machinery-stats'] as const;

  it.each(pages)('of %s is public; a code is ignored', async (pageType) => {
    const { lotId } = await lotOf('machine', pageTypeData[pageType].home);
    const view = await sharedView(lotId, undefined, pageType);
    expect(view).toMatchObject({ pageType });
    for (const _ of Array.from({ length: 7 })) expect(await sharedView(lotId, '000000', pageType)).toEqual(view);
    expect((await open(999_999_999, undefined, { pageType })).statusCode).toBe(404);
    expect((await open((await lotOf()).lotId, undefined, { pageType })).statusCode).toBe(404);
  });
});

const show = (url: string, user?: TestUser) =>
  api.app.inject({ url, headers: { accept: 'image/webp' }, cookies: user?.cookies ?? {} });
const statusOf = async (url: string, user?: TestUser) => (await show(url, user)).statusCode;
const grantIn = (address = '') => new URL(address, 'http://seri.test').searchParams.get('grant') ?? '';

describe('R44 photos of a shared lot', () => {
  it('load from the addresses in the answer, with the sheet', async () => {
    const { lotId } = await lotOf();
    const { lotImages, carCommonDetail } = await sharedView(lotId, await sharedBy(lotId));
    const { auctionSheet } = carCommonDetail as { auctionSheet: string };
    expect(lotImages.images).toHaveLength(3);
    for (const url of [...lotImages.images, ...lotImages.thumbnails, auctionSheet]) {
      expect(await statusOf(url)).toBe(200);
      expect(await statusOf(url.replace(/\?.*/, ''))).toBe(401);
    }
    expect((await show(auctionSheet)).headers['cache-control']).toBe('private, max-age=31536000, immutable');
  });

  it('of statistics are the first two and the sheet', async () => {
    const { lotId, photoIds, sheetId } = await lotOf('car', 'statistics');
    const { lotImages } = await sharedView(lotId, await sharedBy(lotId), 'stats');
    expect(lotImages.images).toHaveLength(2);
    const grant = grantIn(lotImages.images[0]);
    const statuses = await Promise.all(
      [...photoIds, sheetId].map((id) => statusOf(photoAddress(lotId, id, 480, grant))),
    );
    expect(statuses).toEqual([200, 200, 404, 200]);
  });

  it('refuse a grant of another lot, an altered one and a malformed one', async () => {
    const [own, other] = [await lotOf(), await lotOf()];
    const grant = grantIn((await sharedView(own.lotId, await sharedBy(own.lotId))).lotImages.images[0]);
    const foreign = grantIn((await sharedView(other.lotId, await sharedBy(other.lotId))).lotImages.images[0]);
    const photo = (someGrant: string) => photoAddress(own.lotId, own.photoIds[0]!, 480, someGrant);
    expect(await statusOf(photo(grant))).toBe(200);
    const altered = grant.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const forged of [foreign, altered, '', 'x', '99999.x']) expect(await statusOf(photo(forged))).toBe(404);
    expect(await statusOf(photoAddress(own.lotId, other.photoIds[0]!, 480, grant))).toBe(404);
  });

  it('have the same addresses after a reload, and expire after two days', async () => {
    const { lotId } = await lotOf();
    const code = await sharedBy(lotId);
    const [url = ''] = (await sharedView(lotId, code)).lotImages.images;
    expect((await sharedView(lotId, code)).lotImages.images[0]).toBe(url);
    api.clock.moveBy(day);
    expect(await statusOf(url)).toBe(200);
    api.clock.moveBy(day);
    expect(await statusOf(url)).toBe(404);
    const [renewed = ''] = (await sharedView(lotId, code)).lotImages.images;
    expect(await statusOf(renewed)).toBe(200);
    api.clock.moveBy(-2 * day);
  });

  it('open for a signed-in reader by flags or by a grant', async () => {
    const { lotId, photoIds } = await lotOf('bike');
    const grant = grantIn((await sharedView(lotId, await sharedBy(lotId), 'bikes')).lotImages.images[0]);
    const [own, guest] = [await api.signedIn(), await api.signedIn({ role: 'guest' })];
    const address = (someGrant?: string) => photoAddress(lotId, photoIds[0]!, 480, someGrant);
    expect(await statusOf(address(), own)).toBe(200);
    expect(await statusOf(address('expired'), own)).toBe(200);
    expect(await statusOf(address(), guest)).toBe(404);
    expect(await statusOf(address(grant), guest)).toBe(200);
  });
});
