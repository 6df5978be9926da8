import type { ListedShip, ShippingFileView } from '@seri/contract/shipping/shipping-files.schema';
import type { RefusalCode } from '@seri/contract/refusals';
import type { Language } from '@seri/domain/common/languages';
import type { ShipChange } from '@seri/domain/shipping-files/row-changes';
import type { RowProblem } from '@seri/domain/shipping-files/read/row-problems';
import { hoursToUndo, type ShippingOutcome } from '@seri/domain/shipping-files/shipping-file-states';
import type { ShippingMapping } from '@seri/domain/shipping-files/read/shipping-heads';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { readPlaces } from '../../trade/eligibility/places.query.ts';
import { presentFiles, selectFiles } from './shipping-files.read.ts';

/** R102: one list with its columns and its ships; its rows are read page by page. */
export async function readShippingFile(
  db: Db,
  actor: Actor,
  fileId: number,
  language: Language,
): Promise<ShippingFileView> {
  const file = await selectFiles(db)
    .select(['headers', 'mapping', 'carries_down', 'ports', 'is_confirmed', 'passed_over'])
    .select((one) => one.ref('listed_on').$castTo<JapanDay | null>().as('listed_on'))
    .where('file.id', '=', fileId)
    .executeTakeFirst();
  const [row] = file ? await presentFiles(db, [file]) : [];
  if (!file || !row) throw refusal('NOT_FOUND');
  const places = (await readPlaces(db, language)).places.map(({ code, name }) => ({ code, name }));
  const names = new Map(places.map(({ code, name }) => [code, name]));
  const until = file.applied_at && new Date(file.applied_at.getTime() + hoursToUndo * 3_600_000);
  return {
    ...row,
    headers: file.headers as string[],
    mapping: file.mapping as ShippingMapping,
    carriesDown: file.carries_down,
    listedOn: file.listed_on,
    isConfirmed: file.is_confirmed,
    passedOver: file.passed_over,
    ports: await readPortWords(db, fileId, file.ports as Record<string, string>),
    places,
    ships: await readShips(db, fileId, names),
    undoUntil: row.state === 'applied' && until ? until.toISOString() : null,
    can: { edit: actor.rights.logistics },
  };
}

/** Those that nobody knows, and those of which somebody has said what they mean. */
async function readPortWords(db: Db, fileId: number, told: Readonly<Record<string, string>>) {
  const { rows } = await sql<{ words: string }>`
    select distinct problem ->> 'told' as words
    from (
      select problems from shipping_row where file_id = ${fileId}
      union all select problems from shipping_ship where file_id = ${fileId}) as read,
      jsonb_array_elements(problems) as problem
    where problem ->> 'problem' = 'unknownPort' order by 1`.execute(db);
  const unknown = rows.filter(({ words }) => !(words in told)).map(({ words }) => ({ words, place: null }));
  return [...unknown, ...Object.entries(told).map(([words, place]) => ({ words, place }))];
}

async function readShips(db: Db, fileId: number, names: ReadonlyMap<string, string>): Promise<ListedShip[]> {
  const rows = await db
    .selectFrom('shipping_ship as ship')
    .select(['place', 'vessel', 'number', 'voyage_id as voyageId'])
    .select((ship) => [
      ship.ref('changes').$castTo<ShipChange[]>().as('changes'),
      ship.ref('problems').$castTo<RowProblem[]>().as('problems'),
      ship.ref('outcome').$castTo<ShippingOutcome | null>().as('outcome'),
      ship.ref('code').$castTo<RefusalCode | null>().as('code'),
      sql<number>`(select count(*)::integer from shipping_row as row where row.file_id = ship.file_id
        and row.ship = ship.place)`.as('rows'),
    ])
    .where('file_id', '=', fileId)
    .orderBy('place')
    .execute();
  return rows.map((ship) => ({
    ...ship,
    changes: ship.changes.map((change) => ({ ...change, portName: names.get(change.port) ?? change.port })),
  }));
}
