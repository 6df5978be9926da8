import { roleIds } from '@seri/domain/people/roles';
import { rowRanks } from '@seri/domain/shipping-files/preview-rows';
import type { CarChange, CarField, NeededCall, ShipChange, ShipField } from '@seri/domain/shipping-files/row-changes';
import { actorOf } from '@seri/api/testkit/actor-of';
import type { TestUser } from '@seri/api/testkit/api';
import { runJobs } from '@seri/api/testkit/jobs';
import { actingOf } from '../../../platform/http/acting.ts';
import { openVoyages } from '../voyages/voyages-world.steps.ts';
import { applyFile, undoFile } from './apply/order-run.ts';
import { shippingFilesHandlers } from './shipping-files.jobs.ts';

export interface ListedShipFixture {
  /** Undefined of a ship that is not known. */
  voyageId?: number;
  vessel?: string;
  number?: string;
  calls?: NeededCall[];
  changes?: ShipChange[];
}

export interface ListedRowFixture {
  /** The version that the preview has seen is the present one if it is missing. */
  car: { id: number; version?: number };
  /** The place of its ship. */
  ship?: number;
  take?: Partial<Record<CarField, string>>;
  isChosen?: boolean;
}

export const shipChange = (field: ShipField, port: string, to: string): ShipChange => ({
  field,
  port,
  to,
  from: '',
  decision: 'take',
  isTaken: true,
  writtenOn: null,
  isGuessed: false,
});

const carChange = (field: CarField, to: string): CarChange => ({
  field,
  to,
  from: '',
  decision: 'take',
  isTaken: true,
  writtenOn: null,
});

/** From Yokohama to Mombasa. */
export const bothCalls: NeededCall[] = [
  { place: 'JPYOK', kind: 'load' },
  { place: 'KEMBA', kind: 'discharge' },
];

let files = 0;

type WorldOfShips = Awaited<ReturnType<typeof openVoyages>>;

function listWriter({ database, staff }: WorldOfShips) {
  const { db } = database;

  async function insertFile(more: { isConfirmed?: boolean; state?: string } = {}): Promise<number> {
    files += 1;
    const { id } = await db
      .insertInto('shipping_file')
      .values({
        name: `list-${files}.xlsx`,
        sha256: `sha ${files}`,
        bytes: 1,
        state: more.state ?? 'ready',
        is_confirmed: more.isConfirmed ?? true,
        sent_by: staff.accountId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async function insertShips(fileId: number, ships: readonly ListedShipFixture[]): Promise<void> {
    for (const [index, { voyageId, vessel, number, calls, changes }] of ships.entries()) {
      const seen = voyageId
        ? await db.selectFrom('voyage').selectAll().where('id', '=', voyageId).executeTakeFirstOrThrow()
        : undefined;
      await db
        .insertInto('shipping_ship')
        .values({
          file_id: fileId,
          place: index + 1,
          vessel: vessel ?? seen?.vessel ?? 'NEW SHIP',
          number: number ?? seen?.number ?? '1',
          voyage_id: voyageId ?? null,
          seen_version: seen?.version ?? null,
          calls: JSON.stringify(calls ?? bothCalls),
          changes: JSON.stringify(changes ?? []),
        })
        .execute();
    }
  }

  async function insertRows(fileId: number, rows: readonly ListedRowFixture[]): Promise<void> {
    const { rows: versions } = await database.pool.query<{ id: number; version: number }>(
      'select id, version from purchase where id = any($1)',
      [rows.map(({ car }) => car.id)],
    );
    const seen = new Map(versions.map(({ id, version }) => [id, version]));
    const values = rows.map(({ car, ship, take = { ship: 'A SHIP' }, isChosen = true }, index) => ({
      file_id: fileId,
      place: index + 1,
      facts: JSON.stringify({ line: index + 2, written: {} }),
      match: 'exact',
      purchase_id: car.id,
      seen_version: car.version ?? seen.get(car.id) ?? null,
      ship: ship ?? null,
      load_place: 'JPYOK',
      discharge_place: 'KEMBA',
      changes: JSON.stringify(Object.entries(take).map(([field, to]) => carChange(field as CarField, to))),
      rank: rowRanks.indexOf('safe'),
      is_chosen: isChosen,
    }));
    for (let start = 0; start < values.length; start += 500) {
      await db
        .insertInto('shipping_row')
        .values(values.slice(start, start + 500))
        .execute();
    }
  }

  async function listOf(ships: readonly ListedShipFixture[], rows: readonly ListedRowFixture[]): Promise<number> {
    const id = await insertFile();
    await insertShips(id, ships);
    await insertRows(id, rows);
    return id;
  }

  return { insertFile, listOf };
}

/** The world of ships with lists as a preview leaves them. */
export async function openLists() {
  const world = await openVoyages();
  const { database, api, staff } = world;
  const { db } = database;
  const { insertFile, listOf } = listWriter(world);

  const fileOf = (id: number) =>
    db.selectFrom('shipping_file').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const rowsOf = (id: number) =>
    db.selectFrom('shipping_row').selectAll().where('file_id', '=', id).orderBy('place').execute();
  const shipsOf = (id: number) =>
    db.selectFrom('shipping_ship').selectAll().where('file_id', '=', id).orderBy('place').execute();

  const actingAs = ({ accountId }: TestUser) => actingOf(db, actorOf(accountId, roleIds.manager), undefined, undefined);
  const order = async (id: number, by = staff) => applyFile(actingAs(by), { id, version: (await fileOf(id)).version });
  const orderBack = async (id: number, by = staff) =>
    undoFile(actingAs(by), { id, version: (await fileOf(id)).version });
  const work = () => runJobs(database, shippingFilesHandlers(api.platform));

  const apply = async (id: number) => {
    await order(id);
    await work();
    return outcomesOf(id);
  };
  const takeBack = async (id: number) => {
    await orderBack(id);
    await work();
    return outcomesOf(id);
  };
  const outcomesOf = async (id: number) => (await rowsOf(id)).map(({ outcome, code }) => code ?? outcome);

  const waitingCars = async (count: number, client?: TestUser) => {
    const owner = client ?? (await world.newClient());
    const cars: Awaited<ReturnType<typeof world.waitingCar>>[] = [];
    for (let made = 0; made < count; made += 1) cars.push(await world.waitingCar({ client: owner }));
    return cars;
  };

  const balanceOf = async ({ accountId }: TestUser) => {
    const { rows } = await database.pool.query<{ sum: string }>(
      'select coalesce(sum(amount), 0) as sum from ledger_entry where account_id = $1',
      [accountId],
    );
    return Number(rows[0]?.sum);
  };

  return {
    ...world,
    actingAs,
    insertFile,
    listOf,
    fileOf,
    rowsOf,
    shipsOf,
    order,
    orderBack,
    work,
    apply,
    takeBack,
    outcomesOf,
    waitingCars,
    balanceOf,
  };
}
