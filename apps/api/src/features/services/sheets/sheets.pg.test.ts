import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { eventually } from '@seri/api/testkit/eventually';
import { newAlbum, newLot, newPhoto } from '@seri/api/testkit/factories';
import { runJobs } from '@seri/api/testkit/jobs';
import type { SheetAnswer } from '@seri/contract/services/sheets.schema';
import type { SeenSheet } from '@seri/domain/sheet/reading/reading';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LostStudioError, PictureError } from '../../../platform/studio/studio-process.ts';
import { openPictureBytes } from '../../stock/photos/sheet-photo.query.ts';
import type { SheetReader } from './read-one-sheet.ts';
import { readAhead } from './read-ahead.ts';
import { sheetsHandlers } from './sheets.jobs.ts';
import { mostInHour, mostWaiting } from './sheets.policy.ts';
import { seenLine, seenSheetOf } from './sheets.steps.ts';

const today = '2026-11-18';
const plain = { 'sec-fetch-site': 'same-origin' };
let database: TestDatabase;
let api: TestApi;
let client: TestUser;
let pictures = 0;
const reader = vi.fn<SheetReader>();
const by = (seen: SeenSheet) => ({ seen, by: 'own' }) as const;

beforeAll(async () => {
  database = await openTestDatabase({ now: `${today}T03:00:00Z` });
  api = await openTestApi(database);
  client = await api.signedIn();
});

beforeEach(async () => {
  await database.db.deleteFrom('sheet_reading').execute();
  await database.db.deleteFrom('favourite').execute();
  await runReader();
  reader.mockReset().mockResolvedValue(by(seenSheetOf(['修復歴有', 'ホイールキズ'])));
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

/** A picture unlike all others, or the same once more. */
async function keepPicture(shade = (pictures += 1)): Promise<string> {
  const key = `photos/sheet-${shade}`;
  const create = { width: 100, height: 140, channels: 3, background: { r: shade, g: 200, b: 90 } } as const;
  await api.platform.blobs.put(key, await sharp({ create }).png().toBuffer());
  return key;
}

/** One after another: they share a house. */
async function lotsWithSheets(count: number): Promise<number[]> {
  const lots: number[] = [];
  while (lots.length < count) lots.push(await lotWithSheet());
  return lots;
}

async function lotWithSheet(shade?: number, facts: { mileageKm?: number } = {}): Promise<number> {
  const lotId = await newLot(database.db, { day: today, ...facts });
  const sheetId = await newPhoto(database.db, { blobKey: await keepPicture(shade) });
  await newAlbum(database.db, lotId, [], sheetId);
  return lotId;
}

const handlers = () =>
  sheetsHandlers({ ...api.platform, bytesOf: openPictureBytes(api.platform), reader: (...args) => reader(...args) });
const runReader = () => runJobs(database, handlers());

async function translate(lotId: number, user = client, headers: Record<string, string> = plain) {
  const url = `/v1/car-auction/image-translate?carId=${lotId}&language=en`;
  const { statusCode: status, body } = await api.app.inject({ url, headers, cookies: user.cookies });
  return status === 200 ? { status, address: body } : { status, body: JSON.parse(body) };
}
async function readingOf(lotId: number, user = client) {
  const answer = await api.ask(user, { url: `/v1/car-auction/sheet-reading?carId=${lotId}` });
  return { ...answer, body: answer.body as unknown as SheetAnswer };
}

/** Asks, and reads what waits until the answer has come. */
async function translated(lotId: number, user = client) {
  const asked = translate(lotId, user);
  await eventually(async () => expect((await runReader()).length).toBeGreaterThan(0));
  return asked;
}

const ageBy = (age: string, column: 'asked_at' | 'ended_at') =>
  sql`update sheet_reading set ${sql.ref(column)} = ${sql.ref(column)} - ${age}::interval`.execute(database.db);

describe('R77 a translated sheet', () => {
  it('is read when somebody asks first, and answered at once afterwards, whoever asks', async () => {
    const lotId = await lotWithSheet();
    expect((await readingOf(lotId)).body).toEqual({ state: 'none', reading: null });
    const first = await translated(lotId);
    expect(first).toMatchObject({ status: 200, address: expect.stringContaining(`/v1/lots/${lotId}/sheet/en/`) });
    expect(await translate(lotId, await api.signedIn())).toEqual(first);
    expect(reader).toHaveBeenCalledTimes(1);
    const { rows } = await sql`select audience from outbox where name = 'sheet.read'`.execute(database.db);
    expect(rows).toContainEqual({ audience: 'lots:car' });
  });

  it('comes with the phrases, their places, and the flags that were read', async () => {
    const lotId = await lotWithSheet();
    await translated(lotId);
    const { body } = await readingOf(lotId);
    expect(body.state).toBe('read');
    expect(body.reading?.notes).toMatchObject([
      { japanese: '修復歴有', flag: 'repaired', how: 'exact', places: [{ x: expect.any(Number) }] },
      { japanese: 'ホイールキズ', flag: null, meaning: { en: expect.any(String), ru: expect.any(String) } },
    ]);
  });

  it('says where it differs from the auction house', async () => {
    reader.mockResolvedValue(by(seenSheetOf([], { mileage: '54,000' })));
    const [lotId, same] = [
      await lotWithSheet(undefined, { mileageKm: 34_000 }),
      await lotWithSheet(undefined, { mileageKm: 54_000 }),
    ];
    for (const lot of [lotId, same]) await translated(lot);
    expect((await readingOf(lotId)).body.reading?.differences).toMatchObject([
      { field: 'mileage', onSheet: '54000', inFeed: '34000' },
    ]);
    expect((await readingOf(same)).body.reading?.differences).toEqual([]);
  });

  it('is made once, as large as the sheet, for those who see the lot', async () => {
    const lotId = await lotWithSheet();
    const { address = '' } = await translated(lotId);
    const shown = await api.app.inject({ url: address, cookies: client.cookies });
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 100, height: 140 });
    const blind = await api.signedIn({ overrides: { carAuctionsView: false } });
    expect((await api.app.inject({ url: address, cookies: blind.cookies })).statusCode).toBe(404);
    const otherVersion = address.replace(/.{4}$/, '0000');
    expect((await api.app.inject({ url: otherVersion, cookies: client.cookies })).statusCode).toBe(404);
  });

  it('the same picture under two lots is read once', async () => {
    const shade = (pictures += 1);
    const lots = [await lotWithSheet(shade), await lotWithSheet(shade)];
    // Each has a photo of its own, with the same bytes.
    for (const lotId of lots) expect((await translated(lotId)).status).toBe(200);
    expect(reader).toHaveBeenCalledTimes(1);
  });

  it('ten people who ask at once have it read once', async () => {
    const lotId = await lotWithSheet();
    const people = await Promise.all(Array.from({ length: 10 }, () => api.signedIn()));
    const asked = Promise.all(people.map((user) => translate(lotId, user)));
    await eventually(async () => expect((await runReader()).length).toBeGreaterThan(0));
    expect((await asked).map(({ status }) => status)).toEqual(people.map(() => 200));
    expect(reader).toHaveBeenCalledTimes(1);
  });

  it('needs the flag, the lot, a sheet and a request of our own pages', async () => {
    const lotId = await lotWithSheet();
    const restricted = await api.signedIn({ overrides: { auctionTranslationUse: false } });
    const blind = await api.signedIn({ overrides: { carAuctionsView: false } });
    const bare = await newLot(database.db, { day: today });
    expect(await translate(lotId, restricted)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(await translate(lotId, blind)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await readingOf(lotId, blind)).toMatchObject({ status: 404 });
    expect(await translate(999_999_999)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await translate(bare)).toMatchObject({ status: 404, body: { code: 'NOTHING_TO_READ' } });
    const foreign = await translate(lotId, client, { 'sec-fetch-site': 'cross-site' });
    expect(foreign).toMatchObject({ status: 403, body: { code: 'FOREIGN_ORIGIN' } });
    expect(await runReader()).toEqual([]);
  });
});

describe('R77 a sheet that cannot be read', () => {
  it('is told so for ten minutes, and then tried again', async () => {
    reader.mockResolvedValue(by({ ...seenSheetOf([]), form: null, lines: [] }));
    const lotId = await lotWithSheet();
    for (const answer of [await translated(lotId), await translate(lotId)])
      expect(answer).toMatchObject({ status: 409, body: { code: 'UNREADABLE' } });
    expect(reader).toHaveBeenCalledTimes(1);
    await ageBy('10 minutes', 'ended_at');
    reader.mockResolvedValue(by(seenSheetOf(['ホイールキズ'])));
    expect((await translated(lotId)).status).toBe(200);
  });

  it('because its picture breaks the reader is not tried a second time', async () => {
    reader.mockRejectedValue(new PictureError('Input buffer contains unsupported image format'));
    expect(await translated(await lotWithSheet())).toMatchObject({ status: 409, body: { code: 'UNREADABLE' } });
    expect(reader).toHaveBeenCalledTimes(1);
  });

  it('because the reader was lost is tried once more, for less', async () => {
    reader.mockRejectedValueOnce(new LostStudioError('SIGKILL'));
    const lotId = await lotWithSheet();
    const asked = translate(lotId);
    await eventually(async () => expect((await runReader()).length).toBeGreaterThan(0));
    expect(await runReader()).toMatchObject([{ payload: { isSecondTry: true } }]);
    expect((await asked).status).toBe(200);
    expect(reader.mock.calls.map(([, , isQuick]) => isQuick)).toEqual([false, true]);
  });

  it('because the reader is lost twice is given up', async () => {
    reader.mockRejectedValue(new LostStudioError('SIGKILL'));
    const asked = translate(await lotWithSheet());
    await eventually(async () => expect((await runReader()).length).toBeGreaterThan(0));
    await runReader();
    expect(await asked).toMatchObject({ status: 409, body: { code: 'UNREADABLE' } });
    expect(await runReader()).toEqual([]);
  });
});

describe('R77 the pace of reading', () => {
  it('counts the sheets that were read anew for an account in the last hour', async () => {
    const busy = await api.signedIn();
    const known = await lotWithSheet();
    await translated(known, busy);
    const asked = await lotsWithSheets(mostInHour - 1);
    for (const lotId of asked) await translated(lotId, busy);
    const late = await lotWithSheet();
    expect(await translate(late, busy)).toMatchObject({ status: 429, body: { code: 'TOO_MANY' } });
    expect((await translate(known, busy)).status).toBe(200);
    await ageBy('1 hour', 'asked_at');
    expect((await translated(late, busy)).status).toBe(200);
  });

  it('a full queue refuses at once, and writes nothing', async () => {
    const waiting = await lotsWithSheets(mostWaiting);
    const asked = waiting.map((lotId) => translate(lotId));
    await eventually(async () => expect(await countRows()).toBe(mostWaiting));
    expect(await translate(await lotWithSheet(), await api.signedIn())).toMatchObject({
      status: 503,
      body: { code: 'OVERLOADED' },
    });
    expect(await countRows()).toBe(mostWaiting);
    await runReader();
    expect((await Promise.all(asked)).every(({ status }) => status === 200)).toBe(true);
  });
});

async function countRows(state = 'waiting'): Promise<number> {
  const { count } = await database.db
    .selectFrom('sheet_reading')
    .where('state', '=', state)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

it('R77 a reading by other words is made anew', async () => {
  const lotId = await lotWithSheet();
  await translated(lotId);
  await database.db.updateTable('sheet_reading').set({ version: 'of an earlier release' }).execute();
  expect((await translated(lotId)).status).toBe(200);
  expect(reader).toHaveBeenCalledTimes(2);
});

it('R77 the reader’s answer is believed only in its form', async () => {
  const { ownReader } = await import('./own-reader.ts');
  const answering = (made: unknown) =>
    ownReader({ make: async () => made as never, warmUp: () => undefined, figures: [], stop: async () => undefined });
  const signal = new AbortController().signal;
  const seen: SeenSheet = seenSheetOf(['ホイールキズ']);
  expect(await answering(seen)(Buffer.alloc(1), 'car', false, signal)).toEqual({ seen, by: 'own' });
  const broken = { ...seen, lines: [{ ...seenLine('a'), area: 7 }] };
  await expect(answering(broken)(Buffer.alloc(1), 'car', false, signal)).rejects.toThrow('another form');
});

const watched = async () => {
  const lotId = await lotWithSheet();
  await database.db
    .insertInto('favourite')
    .values({ account_id: client.accountId, lot_id: lotId, favourite_group: 'A' })
    .execute();
  return lotId;
};
const runNight = (now: string) => readAhead({ ...api.platform, clock: { now: () => new Date(now) } });
const forget = () =>
  handlers()
    .find(({ name }) => name === 'sheets.forget-askers')
    ?.run({}, {} as never);
const askers = async () =>
  (await database.db.selectFrom('sheet_reading').select('asked_by').execute()).map(({ asked_by }) => asked_by);

describe('R77 reading ahead', () => {
  it('at night reads the sheets of coming lots that somebody watches, one by one', async () => {
    const lots = [await watched(), await watched()];
    await lotWithSheet();
    for (let read = 0; read < lots.length; read += 1) {
      await runNight(`${today}T04:00:00+09:00`);
      // While one waits, no other is begun.
      await runNight(`${today}T04:00:00+09:00`);
      expect(await countRows('waiting')).toBe(1);
      await runReader();
    }
    await runNight(`${today}T04:00:00+09:00`);
    expect([await countRows('waiting'), await countRows('read')]).toEqual([0, 2]);
    expect((await translate(lots[0] ?? 0)).status).toBe(200);
    expect(reader).toHaveBeenCalledTimes(2);
  });

  it('ends in the morning', async () => {
    await watched();
    await runNight(`${today}T07:00:00+09:00`);
    expect(await countRows('waiting')).toBe(0);
  });
});

it('R77 who asked is forgotten after a day', async () => {
  await translated(await lotWithSheet());
  await forget();
  expect(await askers()).toEqual([client.accountId]);
  await ageBy('25 hours', 'asked_at');
  await forget();
  expect(await askers()).toEqual([null]);
});
