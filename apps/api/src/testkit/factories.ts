import { openMonth } from '../features/intake/feed/take/open-month.ts';
import type { Db } from '../platform/database/database.ts';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { GivenRights } from '@seri/domain/people/given-rights';
import { sql } from 'kysely';
import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { type RoleName, roleIds } from '@seri/domain/people/roles';
import { today } from './fixed-clock.ts';

/** Makes the names of rows unique. */
let count = 0;
/** A hash of a password that no test uses, because hashing one takes 30 ms. */
const someHash = '$argon2id$v=19$m=19456,t=2,p=1$bGKjFMNy5peoF4YWy6q20g$9qMB9pISFUQlDj5QYg6/rpdE0ZHtFo+UP6oj0TPzKtc';

export interface NewAccount {
  role?: RoleName;
  roleId?: number;
  isOwner?: boolean;
  email?: string;
  passwordHash?: string;
  emailConfirmed?: boolean;
  overrides?: Record<string, boolean>;
  rights?: GivenRights;
  creditLimit?: number;
  dailyBidLimit?: number;
  managerId?: number;
  dealerId?: number;
}

export async function newAccount(db: Db, options: NewAccount = {}): Promise<number> {
  count += 1;
  const row = await db
    .insertInto('account')
    .values({
      email: options.email ?? `someone-${count}@test.seri`,
      ...(options.emailConfirmed === false ? { email_confirmed_at: null } : {}),
      password_hash: options.passwordHash ?? someHash,
      role_id: options.roleId ?? roleIds[options.role ?? 'client'],
      is_owner: options.isOwner ?? false,
      overrides: JSON.stringify(options.overrides ?? {}),
      staff_rights: JSON.stringify(options.rights ?? {}),
      full_name: `Someone ${count}`,
      credit_limit: options.creditLimit ?? 0,
      daily_bid_limit: options.dailyBidLimit ?? 0,
      manager_id: options.managerId ?? null,
      dealer_id: options.dealerId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface NewLot {
  day: JapanDay;
  kind?: LotKind;
  lotNo?: string;
  year?: number | null;
  startPrice?: number | null;
  conditionRank?: number | null;
  /** Equal for lots of one vehicle. */
  vehicle?: number;
  serial?: string;
  mileageKm?: number | null;
  soldPrice?: number;
  status?: number;
  /** The start of its session; ten in the morning of its day by default. */
  sessionStart?: Date;
  bidStep?: number;
}

export async function newLot(db: Db, options: NewLot): Promise<number> {
  const { day, kind = 'car', lotNo, year = 2020, startPrice = 500_000, conditionRank = 5 } = options;
  const { sessionStart = new Date(`${day}T10:00:00+09:00`) } = options;
  count += 1;
  const source = await newSource(db);
  const session = await newSession(db, source.id, { ...options, sessionStart });
  const model = await newModel(db);
  const key = await db
    .insertInto('lot_key')
    .values({ source_id: source.id, external_id: String(count), held_on: day })
    .returning('id')
    .executeTakeFirstOrThrow();
  await openMonth(db, day);
  await db
    .insertInto('lot')
    .values({
      id: key.id,
      held_on: day,
      kind,
      session_id: kind === 'stock' ? null : session.id,
      runs_at: sessionStart,
      lot_no: lotNo ?? String(20_000 + count),
      model_id: model.id,
      year,
      start_price: startPrice,
      condition_rank: conditionRank,
      status: options.status ?? 4532,
      sold_price: options.soldPrice ?? null,
      vehicle: options.vehicle ?? null,
      serial: options.serial ?? '',
      mileage_km: options.mileageKm ?? null,
    })
    .execute();
  await db
    .insertInto('session_lots')
    .values({ session_id: session.id, kind, lots: 1 })
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'kind']).doUpdateSet({ lots: sql`session_lots.lots + 1` }),
    )
    .execute();
  return key.id;
}

async function newSession(
  db: Db,
  sourceId: number,
  { day, sessionStart, bidStep }: NewLot & { sessionStart: Date },
): Promise<{ id: number }> {
  const house = await db
    .insertInto('house')
    .values({
      source_id: sourceId,
      code: `house-${count}`,
      name: `House ${count}`,
      ...(bidStep && { bid_step: bidStep }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return db
    .insertInto('auction_session')
    .values({
      source_id: sourceId,
      external_id: `session-${count}`,
      house_id: house.id,
      held_on: day,
      starts_at: sessionStart,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

async function newModel(db: Db): Promise<{ id: number }> {
  const maker = await db
    .insertInto('maker')
    .values({ name: `Maker ${count}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return db
    .insertInto('model')
    .values({ maker_id: maker.id, name: `Model ${count}` })
    .returning('id')
    .executeTakeFirstOrThrow();
}

function newSource(db: Db): Promise<{ id: number }> {
  return db
    .insertInto('feed_source')
    .values({ name: 'test' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name: 'test' }))
    .returning('id')
    .executeTakeFirstOrThrow();
}

export interface NewBid {
  amount?: number;
  status?: number;
  group?: string;
  /** The lot to insert, today's by default; `lotId` names one that exists. */
  lot?: Partial<NewLot>;
  lotId?: number;
}

/** Inserts a bid without a history. */
export async function newBid(db: Db, accountId: number, options: NewBid = {}): Promise<number> {
  const { amount = 500_000, status = 1, group = null } = options;
  const lotId = options.lotId ?? (await newLot(db, { day: today, ...options.lot }));
  const lot = await db
    .selectFrom('lot')
    .select(['id as lot_id', 'kind', 'held_on', 'session_id'])
    .where('id', '=', lotId)
    .executeTakeFirstOrThrow();
  const bid = await db
    .insertInto('bid')
    .values({
      ...lot,
      account_id: accountId,
      amount,
      status,
      bid_type: 1,
      bid_group: group,
      created_by: accountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return bid.id;
}

interface NewPhoto {
  address?: string;
  /** The key of its bytes; a photo without one is waiting or drawn. */
  blobKey?: string;
}

export async function newPhoto(db: Db, options: NewPhoto = {}): Promise<number> {
  count += 1;
  const { address = `https://photos.example/${count}.jpg`, blobKey } = options;
  const source = await newSource(db);
  const isDrawn = address.startsWith('drawn:');
  const row = await db
    .insertInto('photo')
    .values({
      source_id: source.id,
      address,
      blob_key: blobKey ?? null,
      state: isDrawn ? 'drawn' : blobKey ? 'kept' : 'waiting',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function newAlbum(db: Db, lotId: number, photoIds: number[], sheetId?: number): Promise<void> {
  await db
    .insertInto('album')
    .values({ lot_id: lotId, photo_ids: photoIds, sheet_id: sheetId ?? null })
    .execute();
}
