import { mapColumns } from '@seri/api/features/shipping/shipping-files/map-columns';
import { readShippingFile } from '@seri/api/features/shipping/shipping-files/shipping-file.read';
import { shippingFilesHandlers } from '@seri/api/features/shipping/shipping-files/shipping-files.jobs';
import { readShippingFiles } from '@seri/api/features/shipping/shipping-files/shipping-files.read';
import { readShippingRows } from '@seri/api/features/shipping/shipping-files/shipping-rows.read';
import type { Actor } from '@seri/api/platform/actor';
import { openBlobs } from '@seri/api/platform/blobs/blobs';
import { withOwnConnection } from '@seri/api/platform/database/own-connection';
import { inTransaction } from '@seri/api/platform/database/transaction';
import { actingOf } from '@seri/api/platform/http/acting';
import type { Platform } from '@seri/api/platform/platform';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { FixedClock } from '@seri/api/testkit/fixed-clock';
import { runJobs } from '@seri/api/testkit/jobs';
import { silentLog } from '@seri/api/testkit/silent-log';
import type { ShippingFileView, ShippingRow } from '@seri/contract/shipping/shipping-files.schema';
import { day } from '@seri/domain/time/japan-time';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { shareOf } from '../../lots/demo-plan.ts';
import { readDemoActors } from '../../running/demo-actors.ts';
import { fillDemo } from '../fill-demo.ts';
import { fillLots } from '../fill-lots.ts';
import { fillPurchases } from '../purchases/fill-purchases.ts';
import { fillVoyages } from '../shipping/fill-voyages.ts';
import { fillLists } from './fill-lists.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const now = new Date('2026-11-19T03:00:00Z');
const clock = new FixedClock(now.toISOString());
const blobs = openBlobs({ dataDir: await mkdtemp(join(tmpdir(), 'seri-lists-')) });
let database: TestDatabase;
let actor: Actor;
let [roro, containers]: SeenList[] = [];

interface SeenList {
  file: ShippingFileView;
  rows: ShippingRow[];
}

const fill = (at: Date) => inTransaction(database.db, (tx) => fillLists(tx, blobs, at));
const read = () =>
  runJobs(database, shippingFilesHandlers({ database, blobs, clock } as Partial<Platform> as Platform));

async function seenList(id: number): Promise<SeenList> {
  const { db } = database;
  const { list } = await readShippingRows(db, actor, { id: String(id), pageSize: '70' }, 'en');
  return { file: await readShippingFile(db, actor, id, 'en'), rows: list };
}

beforeAll(async () => {
  database = await openTestDatabase({ now: now.toISOString() });
  await inTransaction(database.db, (tx) => fillDemo(tx, { now, hashPassword: async () => 'hash' }));
  await fillLots({ seed: 3, plan: shareOf(900), database, clock, log: silentLog });
  // These fills take longer than a transaction of the pool may, so they have a connection of their own, as in the demonstration.
  await withOwnConnection(database.pool, 'demonstration', async ({ db }) => {
    await inTransaction(db, (tx) => fillPurchases(tx, now));
    await inTransaction(db, (tx) => fillVoyages(tx, now));
  });
  await fill(now);
  await read();
  [actor] = (await readDemoActors(database.db, ['manager@demo.seri'])) as [Actor];
  const { list } = await readShippingFiles(database.db, actor, {});
  [containers, roro] = await Promise.all(list.map(({ id }) => seenList(id)));
});

afterAll(() => database.drop());

/** The match of each row of a sheet in its order, whether it is chosen, and what is the matter with it. */
const told = (list: SeenList | undefined, sheet: string) =>
  (list?.rows ?? [])
    .filter((row) => row.sheet === sheet)
    .toSorted((one, other) => one.line - other.line)
    .map(({ match, isChosen, problems, changes }) => {
      const decisions = changes.filter(({ decision }) => decision !== 'take');
      return [match, isChosen, ...problems.map(({ problem }) => problem), ...decisions.map(({ decision }) => decision)];
    });

it('R102 the lists of the demonstration are there once, read and ready to look at', async () => {
  await fill(new Date(now.getTime() + day));
  const { list } = await readShippingFiles(database.db, actor, {});
  expect(list).toMatchObject([
    { name: '船積予定表_20261119.csv', state: 'ready', counts: { rows: 7, unknown: 2 } },
    { name: 'RoRo booking list 2026-11-18.xlsx', state: 'ready', counts: { rows: 13, unknown: 2 } },
  ]);
  expect([roro?.file.passedOver, containers?.file.passedOver]).toEqual([3, 1]);
  expect([roro?.file.listedOn, containers?.file.listedOn]).toEqual(['2026-11-18', '2026-11-19']);
});

it('R102 the ships of the demonstration’s lists sail later, are not known yet, or have no day of arrival', () => {
  expect(roro?.file.ships).toMatchObject([
    { vessel: 'Umikaze Maru', changes: [{ field: 'etd', from: '2026-11-28', to: '2026-11-30' }, { field: 'eta' }] },
    { vessel: 'Aogiri', changes: [{ field: 'eta', to: '', decision: 'unknown' }] },
    { vessel: 'HINODE', number: '12', voyageId: null },
  ]);
  expect(containers?.file.ships).toMatchObject([
    { vessel: 'SHIOKAZE', number: '7', voyageId: null },
    { vessel: 'Umikaze Maru', changes: [{ isGuessed: true }, { isGuessed: true }] },
  ]);
});

it('R102 the rows of the booking list of the demonstration hold a surprise each', () => {
  expect(told(roro, 'UMIKAZE MARU 219')).toEqual([
    ['exact', true],
    ['plain', true],
    ['near', false],
    ['tail', false],
    ['none', false],
    ['delivered', false],
  ]);
  expect(told(roro, 'AOGIRI 43')).toEqual([
    ['exact', true],
    ['exact', true],
    ['exact', false, 'twice'],
  ]);
  expect(told(roro, 'HINODE 12')).toEqual([
    ['exact', false, 'conflict'],
    ['exact', false, 'unknownPort'],
    ['tail', false, 'number'],
    ['exact', false, 'twice'],
  ]);
  const sails = roro?.rows.flatMap(({ changes }) =>
    changes.filter(({ field, to }) => field === 'status' && to === '4'),
  );
  expect(sails).toHaveLength(1);
});

it('R102 the rows of the Japanese list of the demonstration hold others', () => {
  expect(told(containers, '')).toEqual([
    ['exact', true],
    ['plain', false, 'checkDigit'],
    ['exact', false],
    ['exact', true],
    ['near', false],
    ['delivered', false],
    ['none', false],
  ]);
});

const shipsOf = ({ rows }: SeenList) => rows.toSorted((one, other) => one.line - other.line).map(({ ship }) => ship);

it('R102 blanks of the Japanese list of the demonstration mean the same as above, once staff say so', async () => {
  const { id } = containers?.file ?? { id: 0 };
  const { version, mapping } = (await seenList(id)).file;
  expect(containers && shipsOf(containers)).toEqual([0, null, null, 1, null, null, null]);
  const terms = { sender: 'Shiokaze', mapping, carriesDown: true, listedOn: '2026-11-19', ports: {} } as const;
  await mapColumns(actingOf(database.db, actor, undefined, undefined), { id, version, ...terms });
  await read();
  expect(shipsOf(await seenList(id))).toEqual([0, 0, 0, 1, 1, 1, 1]);
});
