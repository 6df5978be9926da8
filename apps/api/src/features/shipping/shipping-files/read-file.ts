import type { ListProblem } from '@seri/domain/shipping-files/read/list-problems';
import { listPrint } from '@seri/domain/shipping-files/read/list-print';
import { type ListTerms, readListRows } from '@seri/domain/shipping-files/read/list-rows';
import type { ListSheet } from '@seri/domain/shipping-files/read/list-sheet';
import { dayOfList } from '@seri/domain/shipping-files/read/listed-on';
import type { ShippingMapping } from '@seri/domain/shipping-files/read/shipping-heads';
import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { buildPreview, type PreviewTerms } from './preview/build-preview.ts';
import { buildSchedule } from './preview/build-schedule.ts';
import { replacePreview } from './preview/preview.store.ts';
import { readList } from './read/read-list.ts';
import { findSender } from './sender.store.ts';
import { writeShippingFile } from './shipping-file.store.ts';
import { tellShippingFile } from './shipping-files.events.ts';

/** R102: reads a list that was sent, or one whose columns were changed, and shows what it would change. */
export async function readFile(
  { database: { db }, blobs, clock }: Pick<Platform, 'database' | 'blobs' | 'clock'>,
  fileId: number,
): Promise<void> {
  const file = await findUnread(db, fileId);
  if (!file) return;
  const read = file.sheets ? { sheets: file.sheets } : await readBlob(blobs, file.blob_key);
  if ('problem' in read) await refuse(db, file, read.problem);
  else await preview(db, file, { sheets: read.sheets, today: japanDay(clock.now()) });
  if (file.blob_key) await blobs.remove(file.blob_key);
}

type UnreadFile = NonNullable<Awaited<ReturnType<typeof findUnread>>>;

function findUnread(db: Db, id: number) {
  return db
    .selectFrom('shipping_file')
    .select(['id', 'name', 'version', 'blob_key', 'carries_down', 'sender', 'is_confirmed'])
    .select((file) => [
      file.ref('sheets').$castTo<ListSheet[] | null>().as('sheets'),
      file.ref('mapping').$castTo<ShippingMapping>().as('mapping'),
      file.ref('ports').$castTo<Record<string, string>>().as('ports'),
      file.ref('listed_on').$castTo<JapanDay | null>().as('listed_on'),
    ])
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .executeTakeFirst();
}

/** Another run of the job may have been first, or staff have changed the columns meanwhile. */
async function holdUnread(tx: Tx, { id, version }: UnreadFile): Promise<boolean> {
  const same = tx.selectFrom('shipping_file').select('id').where('id', '=', id).where('version', '=', version);
  return (await same.where('state', '=', 'reading').forUpdate().executeTakeFirst()) !== undefined;
}

/** A backup may have been restored without the file. */
async function readBlob(blobs: Platform['blobs'], key: string | null) {
  const bytes = key === null ? null : await blobs.get(key);
  return bytes ? readList(bytes) : ({ problem: 'unreadable' } as const);
}

function refuse(db: Db, file: UnreadFile, problem: ListProblem): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await holdUnread(tx, file))) return;
    await writeShippingFile(tx, file.id, { state: 'failed', problem, blob_key: null });
    await tellShippingFile(tx, file.id);
  });
}

/** A list of a sender that is known is read as its last one was. */
async function preview(
  db: Db,
  file: UnreadFile,
  { sheets, today }: { sheets: readonly ListSheet[]; today: JapanDay },
): Promise<void> {
  const print = listPrint(sheets);
  const kept = file.is_confirmed ? undefined : await findSender(db, print);
  const { mapping, ports, sender } = kept ?? file;
  const carryDown = kept?.carriesDown ?? file.carries_down;
  const listedOn = file.listed_on ?? dayOfList(sheets, file.name, today);
  const read = await readSheets(db, sheets, { mapping, carryDown, listedOn, ports });
  await inTransaction(db, async (tx) => {
    if (!(await holdUnread(tx, file))) return;
    await replacePreview(tx, file.id, read.shown);
    await writeShippingFile(tx, file.id, {
      state: 'ready',
      blob_key: null,
      sheets: JSON.stringify(sheets),
      print,
      headers: JSON.stringify(read.headers),
      mapping: JSON.stringify(read.mapping),
      carries_down: carryDown,
      ports: JSON.stringify(ports),
      sender,
      is_confirmed: file.is_confirmed || kept !== undefined || read.isSchedule,
      listed_on: listedOn,
      passed_over: read.skipped,
    });
    await tellShippingFile(tx, file.id);
  });
}

/** A schedule names ships and no cars: it has no columns for staff to confirm. */
async function readSheets(db: Db, sheets: readonly ListSheet[], terms: ListTerms & PreviewTerms) {
  const list = readListRows(sheets, terms);
  const schedule = list.hasHead ? undefined : await buildSchedule(db, sheets, terms);
  if (!schedule) return { ...list, shown: await buildPreview(db, list.rows, terms), isSchedule: false };
  const shown = { ships: schedule.ships, rows: [], versions: new Map<number, number>() };
  return { shown, headers: [], mapping: {}, skipped: schedule.skipped, isSchedule: true };
}
