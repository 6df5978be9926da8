import { openTestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { newLot } from '@seri/api/testkit/factories';
import { today } from '@seri/api/testkit/fixed-clock';
import { mostBytesOfFile } from '@seri/domain/services/translation-files';
import { afterAll, describe, expect, it } from 'vitest';
import { png, translationSteps } from '../translations.steps.ts';

const database = await openTestDatabase();
const api = await openTestApi(database);
const { send, answer, amend, result, view, ask, idOf, taken } = translationSteps(api, database);
const [kenji, aiko] = [await api.signedIn({ role: 'manager' }), await api.signedIn({ role: 'manager' })];
const lot = () => newLot(database.db, { day: today });

afterAll(async () => {
  await api.close();
  await database.drop();
});

const open = (user: TestUser | null, url: string, headers = {}) =>
  api.app.inject({ url, headers, cookies: user?.cookies ?? {} });

const voice = Buffer.concat([Buffer.from('ID3\x04'), Buffer.alloc(2000, 5), Buffer.from('the end')]);
const keys = async () => {
  const found = [];
  for await (const key of api.platform.blobs.list()) found.push(key);
  return found;
};

async function answered(files: readonly (readonly [name: string, bytes: Buffer, type: string])[]) {
  const [user, lotId] = [await api.signedIn(), await lot()];
  const { id, version } = await taken(user, kenji, lotId);
  const sent = [];
  for (const [name, bytes, type] of files) sent.push((await send(kenji, id, name, bytes, type)).body);
  const { body } = await answer(kenji, id, version, { files: sent.map((file) => file.id) });
  return { user, lotId, id, version: body.version, files: (await result(user, lotId)).fileDetails };
}

describe('R79 a file is served', () => {
  it('to those who have its answer and to staff; to all others it is missing', async () => {
    const { user, lotId, files } = await answered([['лист.png', png, 'image/png']]);
    const address = files[0]?.address ?? '';
    const [stranger, asker, guest] = [
      await api.signedIn(),
      await api.signedIn(),
      await api.signedIn({ role: 'guest' }),
    ];
    await ask(asker, lotId, 'a question of my own');
    const statusFor = async (reader: TestUser | null) => (await open(reader, address)).statusCode;
    expect(await statusFor(user)).toBe(200);
    expect(await statusFor(aiko)).toBe(200);
    for (const other of [stranger, asker, guest]) expect(await statusFor(other)).toBe(404);
    expect(await statusFor(null)).toBe(401);
    expect((await open(user, address.replace('.png', '.pdf'))).statusCode).toBe(404);
  });

  it('is missing for its client until it is in the answer', async () => {
    const [user, lotId] = [await api.signedIn(), await lot()];
    const { id } = await taken(user, kenji, lotId);
    const { body } = await send(kenji, id, 'a.png', png);
    expect((await open(user, body.address)).statusCode).toBe(404);
    expect((await open(kenji, body.address)).statusCode).toBe(200);
  });

  it('as a document of no site; what cannot be shown is saved under its own name', async () => {
    const { user, files } = await answered([
      ['лист (1).png', png, 'image/png'],
      ['pages.pdf', Buffer.from('%PDF-1.7 pages'), 'application/pdf'],
      ['voice.mp3', voice, 'audio/mpeg'],
    ]);
    const served = await Promise.all(files.map(({ address }) => open(user, address)));
    for (const { headers } of served) {
      expect(headers).toMatchObject({
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'accept-ranges': 'bytes',
      });
    }
    expect(served.map(({ headers }) => [headers['content-type'], headers['content-disposition']])).toEqual([
      ['image/png', "inline; filename*=UTF-8''%D0%BB%D0%B8%D1%81%D1%82%20%281%29.png"],
      ['application/pdf', "attachment; filename*=UTF-8''pages.pdf"],
      ['audio/mpeg', "inline; filename*=UTF-8''voice.mp3"],
    ]);
    expect(served[0]?.rawPayload.equals(png)).toBe(true);
  });

  it('in the range that is asked for, so that a recording can be wound', async () => {
    const { user, files } = await answered([['voice.mp3', voice, 'audio/mpeg']]);
    const address = files[0]?.address ?? '';
    const end = await open(user, address, { range: 'bytes=-7' });
    expect([end.statusCode, end.body]).toEqual([206, 'the end']);
    expect(end.headers['content-range']).toBe(`bytes ${voice.length - 7}-${voice.length - 1}/${voice.length}`);
    const beyond = await open(user, address, { range: 'bytes=99999-' });
    expect([beyond.statusCode, beyond.rawPayload.length]).toEqual([200, voice.length]);
  });
});

describe('R79 a file is refused', () => {
  it('whose bytes are of no listed type, whatever it says, and leaves nothing behind', async () => {
    const { id } = await taken(await api.signedIn(), kenji, await lot());
    const before = await keys();
    const page = Buffer.from('<script>alert(1)</script>');
    expect(await send(kenji, id, 'sheet.png', page)).toMatchObject({ status: 415, body: { code: 'WRONG_FILE' } });
    expect(await send(kenji, id, 'a.html', page, 'text/html')).toMatchObject({ status: 415 });
    expect(await send(kenji, id, 'nothing.png', Buffer.alloc(0))).toMatchObject({ status: 415 });
    expect(await keys()).toEqual(before);
    expect((await view(kenji, id)).files).toEqual([]);
  });

  it('with more than 20 MB', async () => {
    const { id } = await taken(await api.signedIn(), kenji, await lot());
    const before = await keys();
    const large = Buffer.concat([png, Buffer.alloc(mostBytesOfFile)]);
    expect(await send(kenji, id, 'large.png', large)).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
    expect(await keys()).toEqual(before);
  });

  it('from whoever does not hold the request, and in the answer to another one', async () => {
    const [first, second] = [
      await taken(await api.signedIn(), kenji, await lot()),
      await taken(await api.signedIn(), kenji, await lot()),
    ];
    expect(await send(aiko, first.id, 'a.png', png)).toMatchObject({ status: 409, body: { code: 'STATE_CHANGED' } });
    const { body } = await send(kenji, first.id, 'a.png', png);
    const stolen = await answer(kenji, second.id, second.version, { files: [body.id] });
    expect(stolen).toMatchObject({ status: 409 });
    expect(await answer(kenji, first.id, first.version, { files: Array(11).fill(body.id) })).toMatchObject({
      status: 422,
    });
  });

  it('beyond what one answer needs', async () => {
    const { id } = await taken(await api.signedIn(), kenji, await lot());
    for (let count = 0; count < 20; count += 1) await send(kenji, id, `${count}.png`, png);
    expect(await send(kenji, id, 'more.png', png)).toMatchObject({ status: 409, body: { code: 'TOO_MANY_FILES' } });
  });
});

describe('R79 an amendment', () => {
  it('replaces the files of everybody who has the answer, whichever request it is made from', async () => {
    const { lotId, id, files } = await answered([['first.png', png, 'image/png']]);
    const later = await api.signedIn();
    await ask(later, lotId);
    const other = await idOf(later, lotId);
    const { body } = await send(aiko, other, 'second.pdf', Buffer.from('%PDF-1.7'), 'application/pdf');
    const { version } = await view(aiko, other);
    await amend(aiko, other, version, { files: [body.id, ...files.map((file) => file.id)] });
    const names = (await view(kenji, id)).files.map(({ name }) => name);
    expect(names).toEqual(['second.pdf', 'first.png']);
    expect((await result(later, lotId)).fileDetails.map(({ name }) => name)).toEqual(names);
  });
});
