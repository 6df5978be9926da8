import { once } from 'node:events';
import { actorOf } from '@seri/api/testkit/actor-of';
import { openTestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { newBid } from '@seri/api/testkit/factories';
import { mostBytesOfPaper, mostPapersOfCar } from '@seri/domain/car-papers/paper-files';
import { roleIds } from '@seri/domain/people/roles';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { readZip } from '../../stock/photos/read-zip.steps.ts';
import { purchasesSteps } from '../../trade/purchases/purchases.steps.ts';
import { carPapersSteps, pdfOf, pictureOf } from './car-papers.steps.ts';
import { zipCarPapers } from './zip-papers.ts';

const database = await openTestDatabase({ now: '2026-11-18T03:00:00Z' });
const api = await openTestApi(database);
const staff = await api.signedIn({ role: 'manager' });
const { send, edit, open, zip, papersOf } = carPapersSteps(api);
const { book } = purchasesSteps(api, database, () => staff);

afterAll(async () => {
  await api.close();
  await database.drop();
});

async function bought(client?: TestUser) {
  const owner = client ?? (await api.signedIn({ creditLimit: 10_000_000 }));
  const bidId = await newBid(database.db, owner.accountId, { status: 6, lot: { day: '2026-11-10' } });
  return { client: owner, id: await book(bidId, 500_000) };
}

const blobKeys = async () => {
  const found: string[] = [];
  for await (const key of api.platform.blobs.list()) found.push(key);
  return found;
};
const page = Buffer.from('<html><script>alert(1)</script></html>');
/** A picture of nothing, with 400 million dots in a few kilobytes. */
const bomb = () =>
  sharp({ create: { width: 20_000, height: 20_000, channels: 3, background: '#fff' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer();

describe('R99 the file of a paper is refused, and leaves nothing behind', () => {
  it.each<[string, () => Promise<Buffer> | Buffer, string, string]>([
    ['a page named a PDF', () => page, 'application/pdf', 'type'],
    ['a table', () => Buffer.from('PK\x03\x04 and the rest', 'latin1'), 'application/pdf', 'type'],
    ['nothing', () => Buffer.alloc(0), 'application/pdf', 'type'],
    ['an encrypted PDF', () => pdfOf('<< /Encrypt 5 0 R >>'), 'application/pdf', 'encrypted'],
    ['a PDF without an end', () => pdfOf('a paper', ''), 'application/pdf', 'endless'],
    [
      'a picture that breaks off',
      async () => (await pictureOf(400, 300).png().toBuffer()).subarray(0, 500),
      'image/png',
      'damaged',
    ],
    ['a bomb', bomb, 'image/png', 'damaged'],
  ])('%s', async (_, bytesOf, type, fault) => {
    const { id } = await bought();
    const before = await blobKeys();
    const { status, body } = await send(staff, id, 'other', { bytes: await bytesOf(), type });
    expect({ status, code: body.code, fault: body.data?.fault }).toEqual({ status: 415, code: 'WRONG_PAPER', fault });
    expect(body.text?.en).toMatch(/\. Save it|damaged/);
    expect(await blobKeys()).toEqual(before);
    expect(await papersOf(staff, id)).toEqual([]);
  });

  it('with more than 20 MB, or of a type that is not listed', async () => {
    const { id } = await bought();
    const before = await blobKeys();
    const large = Buffer.concat([pdfOf(), Buffer.alloc(mostBytesOfPaper)]);
    expect(await send(staff, id, 'other', { bytes: large })).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE' },
    });
    expect(await send(staff, id, 'other', { bytes: page, type: 'text/html' })).toMatchObject({ status: 415 });
    expect(await blobKeys()).toEqual(before);
  });

  it('beyond sixty of a car; those that were withdrawn leave room', async () => {
    const { id } = await bought();
    const first = (await send(staff, id, 'other')).body;
    for (let count = 1; count < mostPapersOfCar; count += 1) expect((await send(staff, id, 'other')).status).toBe(200);
    expect(await send(staff, id, 'other')).toMatchObject({
      status: 409,
      body: { code: 'TOO_MANY_FILES', data: { most: 60 } },
    });
    expect((await send(staff, id, 'other', { query: { replaces: String(first.id) } })).status).toBe(200);
    expect((await send(staff, id, 'other')).status).toBe(409);
    const [last] = await papersOf(staff, id);
    await edit(staff, { id: last?.id ?? 0, version: last?.version ?? 0, state: 'withdrawn', reason: 'too many' });
    expect((await send(staff, id, 'other')).status).toBe(200);
  });
});

describe('R13 the key of a paper that is sent covers its file', () => {
  it('the same bytes again are answered with the first paper, and leave nothing behind', async () => {
    const { id } = await bought();
    const picture = { bytes: await pictureOf().png().toBuffer(), type: 'image/png' };
    const files = { booking: { bytes: pdfOf('the same') }, yard_photos: picture };
    for (const [kind, file] of Object.entries(files)) {
      const sent = { ...file, key: `again ${kind} ${id}` };
      const first = await send(staff, id, kind, sent);
      const kept = await blobKeys();
      const again = await send(staff, id, kind, sent);
      expect(again).toMatchObject({ status: 200, body: first.body });
      expect(await blobKeys()).toEqual(kept);
    }
    expect((await papersOf(staff, id)).map(({ kind }) => kind)).toEqual(['booking', 'yard_photos']);
  });

  it('at the same moment it keeps one paper and one file', async () => {
    const { id } = await bought();
    const sent = { bytes: pdfOf('at once'), key: `at once ${id}` };
    const before = (await blobKeys()).length;
    const answers = await Promise.all([1, 2, 3].map(() => send(staff, id, 'booking', sent)));
    const [paper, ...others] = await papersOf(staff, id);
    expect(others).toEqual([]);
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual(answers.map(() => [200, paper?.id]));
    expect((await blobKeys()).length).toBe(before + 1);
  });

  it.each([
    ['more', pdfOf('one more')],
    ['as many', pdfOf('ten')],
  ])('with %s other bytes it is refused, and nothing is kept', async (name, bytes) => {
    const { id } = await bought();
    const key = `other ${name} ${id}`;
    const first = await send(staff, id, 'booking', { bytes: pdfOf('one'), key });
    const kept = await blobKeys();
    expect(await send(staff, id, 'booking', { bytes, key })).toMatchObject({
      status: 422,
      body: { code: 'KEY_REUSED' },
    });
    expect(await blobKeys()).toEqual(kept);
    expect((await papersOf(staff, id)).map((paper) => paper.id)).toEqual([first.body.id]);
    expect((await send(staff, id, 'booking', { bytes: pdfOf('one'), key })).body).toEqual(first.body);
  });
});

describe('R99 a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('%s is made anew: nothing but its dots remains', async (format) => {
    const { id } = await bought();
    const secret = 'the address of the yard';
    const bytes = await pictureOf()
      .toFormat(format)
      .withExif({ IFD0: { Copyright: secret } })
      .toBuffer();
    expect(bytes.includes(secret)).toBe(true);
    const { body } = await send(staff, id, 'yard_photos', { bytes, type: `image/${format}` });
    const served = await open(staff, body.id);
    expect(served.rawPayload.includes(secret)).toBe(false);
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format, width: 40, height: 30 });
    expect(served.headers).toMatchObject({ 'content-type': `image/${format}`, 'x-content-type-options': 'nosniff' });
    expect(served.headers['content-disposition']).toMatch(/^inline; /);
  });

  it('of the yard is as large as a screen, a scan as large as it must be to be read', async () => {
    const { id } = await bought();
    const bytes = await pictureOf(3000, 1500).jpeg().toBuffer();
    const widthOf = async (kind: string) => {
      const { body } = await send(staff, id, kind, { bytes, type: 'image/jpeg' });
      return (await sharp((await open(staff, body.id)).rawPayload).metadata()).width;
    };
    expect([await widthOf('yard_photos'), await widthOf('auction_sheet')]).toEqual([1920, 3000]);
  });

  it('that is said to be another kind of file is taken as what it is', async () => {
    const { id } = await bought();
    await send(staff, id, 'other', { bytes: await pictureOf().png().toBuffer(), type: 'application/pdf' });
    expect(await papersOf(staff, id)).toMatchObject([{ media: 'png' }]);
  });
});

describe('R99 a recording', () => {
  it('is served in the range that is asked for', async () => {
    const { id } = await bought();
    const voice = Buffer.concat([Buffer.from('ID3\x04'), Buffer.alloc(2000, 5), Buffer.from('the end')]);
    const { body } = await send(staff, id, 'other', { bytes: voice, type: 'audio/mpeg' });
    const end = await open(staff, body.id, { range: 'bytes=-7' });
    expect([end.statusCode, end.body]).toEqual([206, 'the end']);
  });
});

describe('R99 all papers as one file', () => {
  it('hold what the reader may open; what is held is named in it', async () => {
    const { client, id } = await bought();
    const sent = async (kind: string, query = {}) => {
      const { body } = await send(staff, id, kind, { bytes: pdfOf(kind), query });
      return edit(staff, { id: body.id, version: body.version, state: 'shared' });
    };
    await sent('inspection', { number: 'QI/77' });
    await sent('bill_of_lading', { number: 'SW-4471' });
    await send(staff, id, 'house_invoice');
    const answer = await zip(client, id);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="S-${id}.zip"`,
      'content-length': String(answer.rawPayload.length),
    });
    const entries = readZip(answer.rawPayload);
    expect(entries.map(({ name }) => name)).toEqual(['01 Inspection QI 77.pdf', 'Papers to come.txt']);
    expect(entries[0]?.bytes.equals(pdfOf('inspection'))).toBe(true);
    expect(entries[1]?.bytes.toString()).toMatch(
      /Bill of lading SW-4471: Released when 550.000.¥ is paid and the freight is known/,
    );
    const all = readZip((await zip(staff, id)).rawPayload).map(({ name }) => name);
    expect(all).toEqual(['01 Bill of lading SW-4471.pdf', '02 Inspection QI 77.pdf', '03 Invoice of the house.pdf']);
    const opened = (await papersOf(staff, id)).find(({ kind }) => kind === 'inspection');
    expect(opened?.desk?.openedAt).not.toBeNull();
  });

  it('are read one after another, while the client reads', async () => {
    const { id } = await bought();
    for (let count = 0; count < 60; count += 1) await send(staff, id, 'other', { bytes: pdfOf('x'.repeat(100_000)) });
    const read: string[] = [];
    const blobs = {
      ...api.platform.blobs,
      getStream: (key: string) => {
        read.push(key);
        return api.platform.blobs.getStream(key);
      },
    };
    const actor = actorOf(staff.accountId, roleIds.manager);
    const asked = { purchaseId: id, language: 'en' } as const;
    const { zip: left } = await zipCarPapers({ ...api.platform, blobs }, actor, asked);
    await once(left, 'readable');
    left.read(1);
    left.destroy();
    await once(left, 'close');
    expect(read.length).toBeLessThan(10);
    read.length = 0;
    const { zip: whole, bytes } = await zipCarPapers({ ...api.platform, blobs }, actor, asked);
    const file = Buffer.concat(await whole.toArray());
    expect(file.length).toBe(bytes);
    expect(readZip(file)).toHaveLength(60);
    expect(read).toHaveLength(60);
  });
});
