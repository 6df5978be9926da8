import { apiRoot } from '@seri/contract/headers';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstContent } from './first-content.data.ts';

let database: TestDatabase;
let api: TestApi;
let manager: TestUser;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  manager = await api.signedIn({ role: 'manager' });
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

function picture(width: number, height: number, background = '#a30') {
  return sharp({ create: { width, height, channels: 4, background } });
}

function upload(bytes: Buffer, user: TestUser | null = manager) {
  const payload = { data: bytes.toString('base64') };
  return api.ask(user, { method: 'POST', url: `${apiRoot}/site/logo`, payload });
}

function show(id: unknown) {
  return api.app.inject({ url: `${apiRoot}/site/logo/${String(id)}` });
}

describe('R27 a logo', () => {
  it.each([
    ['png', () => picture(960, 480).png()],
    ['jpeg', () => picture(960, 480).jpeg()],
    ['webp', () => picture(960, 480).webp()],
  ])('of %s becomes a WebP that fits its box', async (_format, draw) => {
    const { status, body } = await upload(await draw().toBuffer());
    expect(status).toBe(200);
    const { headers, rawPayload } = await show(body.id);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 240, height: 120 });
  });

  it('is not enlarged, and loses its EXIF data', async () => {
    const { body } = await upload(
      await picture(60, 40, '#123')
        .withExif({ IFD0: { Copyright: 'a secret' } })
        .png()
        .toBuffer(),
    );
    const { width, height, exif } = await sharp((await show(body.id)).rawPayload).metadata();
    expect([width, height, exif]).toEqual([60, 40, undefined]);
  });

  it('is stored and logged once, however often it is sent', async () => {
    const bytes = await picture(200, 50, '#0a0').png().toBuffer();
    const answers = await Promise.all([upload(bytes), upload(bytes), upload(bytes)]);
    const ids = new Set(answers.map(({ body }) => body.id));
    expect(ids.size).toBe(1);
    const log = database.db.selectFrom('action_log').select('account_id');
    expect(await log.where('subject', '=', `logo:${String([...ids][0])}`).execute()).toHaveLength(1);
  });

  it('can be used by the content once it is uploaded', async () => {
    const { body } = await upload(await picture(200, 50, '#00a').png().toBuffer());
    const content = { ...firstContent, logos: { light: body.id, dark: null } };
    const payload = { version: 0, content };
    expect(await api.ask(manager, { method: 'PUT', url: `${apiRoot}/site/company`, payload })).toMatchObject({
      status: 200,
    });
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    [
      'a drawing, which could run something',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['a moving picture', () => picture(9, 9).gif().toBuffer()],
    ['no picture at all', () => Buffer.from('<script>alert(1)</script>')],
    ['nothing', () => Buffer.alloc(0)],
    ['half a picture', async () => (await picture(800, 800).png().toBuffer()).subarray(0, 300)],
    ['a picture larger than any logo', () => picture(20_000, 900).png({ compressionLevel: 9 }).toBuffer()],
  ])('is never %s', async (_label, make) => {
    const answer = await upload(await make());
    expect(answer).toMatchObject({
      status: 422,
      body: { data: { fields: { data: { problem: expect.any(String) } } } },
    });
  });

  it('is uploaded by staff only', async () => {
    const bytes = await picture(9, 9).png().toBuffer();
    expect(await upload(bytes, await api.signedIn({ role: 'vip' }))).toMatchObject({ status: 403 });
    expect(await upload(bytes, null)).toMatchObject({ status: 401 });
  });

  it('that nobody uploaded is not found', async () => {
    expect((await show('f'.repeat(32))).statusCode).toBe(404);
  });
});
