import { cookies as names } from '@seri/contract/headers';
import type { LanguageId } from '@seri/domain/common/languages';
import { type GivenRights, staffRightsOf } from '@seri/domain/people/given-rights';
import { maySignIn, type Overrides, permissionsOf } from '@seri/domain/people/roles';
import { proofMinutes } from '@seri/domain/people/second-factor';
import { type Expression, sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Gather } from '../../../platform/gather.ts';
import { prepared } from '../../../platform/database/prepared-statements.ts';
import type { Visitor } from '../../../platform/http/route.ts';
import { signInLife } from './sign-in/sign-in-life.ts';
import { hashToken } from './sign-in/tokens.ts';

const now: Expression<Date> = sql<Date>`app_now()`;
/** Overrides of the flags of the account’s role. */
export const roleOverrides = sql<Overrides>`role_overrides(account.role_id)`;

/** Returns the actor of the cookies. Read anew with every request, so that an ended sign-in is out at once. */
export async function identify(db: Db, cookies: Visitor['cookies']): Promise<Actor | null> {
  const token = cookies[names.access];
  return token ? ((await identifyEach(db, [token])).get(token) ?? null) : null;
}

/** Like `identify`, but batches concurrent requests into one statement. */
export function batchedIdentify(db: Db): (cookies: Visitor['cookies']) => Promise<Actor | null> {
  const actors = new Gather((tokens: readonly string[]) => identifyEach(db, tokens));
  return async (cookies) => {
    const token = cookies[names.access];
    return token ? ((await actors.find(token)) ?? null) : null;
  };
}

async function identifyEach(db: Db, tokens: readonly string[]): Promise<ReadonlyMap<string, Actor | null>> {
  const hashes = tokens.map(hashToken);
  const { rows } = await prepared(selectByTokens(db, hashes)).execute(db);
  const firstUsed = rows.filter((row) => row.is_first_use);
  if (firstUsed.length > 0)
    await noteReceived(
      db,
      firstUsed.map(({ hash }) => hash),
    );
  const found = new Map(rows.map((row) => [row.hash.toString('hex'), actorFrom(row)]));
  return new Map(tokens.map((token, place) => [token, found.get(hashes[place]?.toString('hex') ?? '') ?? null]));
}

/** Returns the actor of a sign-in. Live connections use it, since they outlive their access token. */
export async function identifySignIn(db: Db, signInId: string): Promise<Actor | null> {
  const open = signIns(db)
    .where('sign_in.id', '=', signInId)
    .where('sign_in.expires_at', '>', now)
    .where('ended_at', 'is', null);
  const [row] = (await prepared(open).execute(db)).rows;
  return row ? actorFrom(row) : null;
}

/**
 * The lateral join with a limit makes the planner look sign-ins up by id. Right after many sign-ins the statistics are
 * outdated, and a plain join would scan all open ones for each request.
 */
export function selectByTokens(db: Db, hashes: readonly Buffer[]) {
  const [first] = hashes;
  // A single hash is compared with `=`, since the plan for an array is another one.
  const matchesHash = first && hashes.length === 1 ? sql`hash = ${first}` : sql`hash = any(${hashes}::bytea[])`;
  const signIn = signIns(db)
    .select(['sign_in.expires_at', 'ended_at', 'renewed_at', 'is_renewal_received'])
    .where('sign_in.id', '=', sql.ref<string>('token.sign_in_id'))
    .limit(sql.lit(1))
    .as('found');
  return db
    .selectFrom('sign_in_token as token')
    .innerJoinLateral(signIn, (join) => join.onTrue())
    .select(['token.hash', showsReceipt.as('is_first_use')])
    .selectAll('found')
    .where(matchesHash.$castTo<boolean>())
    .where('token.kind', '=', 'access')
    .where('token.expires_at', '>', now)
    .where('found.expires_at', '>', now)
    .where('found.ended_at', 'is', null);
}

/** R10: the token is as young as the last renewal, of which the browser has used nothing until now. */
const showsReceipt = sql<boolean>`not is_renewal_received
  and token.expires_at >= renewed_at + interval '${sql.lit(signInLife.access)} milliseconds'`;

/** Once for each renewal. The condition is checked again, since another renewal may have come in between. */
async function noteReceived(db: Db, hashes: readonly Buffer[]): Promise<void> {
  await sql`update sign_in set is_renewal_received = true from sign_in_token as token
    where hash = any(${hashes}::bytea[]) and sign_in.id = sign_in_id and ${showsReceipt}`.execute(db);
}

function signIns(db: Db) {
  return db
    .selectFrom('sign_in')
    .innerJoin('account', 'account.id', 'sign_in.account_id')
    .select(['account.id', 'sign_in.id as sign_in_id', 'role_id', 'is_owner', 'overrides', 'staff_rights'])
    .select(['language_id', roleOverrides.as('role_overrides')])
    .select(
      sql<boolean>`coalesce(proved_at > app_now() - ${proofMinutes} * interval '1 minute', false)`.as('is_proved'),
    );
}

type SignInRow = Awaited<ReturnType<ReturnType<typeof signIns>['executeTakeFirstOrThrow']>>;

function actorFrom(row: SignInRow): Actor | null {
  if (!maySignIn(row.role_id)) return null;
  const roles = { roleId: row.role_id, isOwner: row.is_owner };
  return {
    accountId: row.id,
    signInId: row.sign_in_id,
    ...roles,
    isProved: row.is_proved,
    permissions: permissionsOf(row.role_id, row.overrides as Overrides, row.role_overrides),
    rights: staffRightsOf(roles, row.staff_rights as GivenRights),
    languageId: row.language_id as LanguageId | null,
  };
}

/** Returns those sign-ins that have not ended. Live connections of the others are closed. */
export async function stillSignedIn(db: Db, signInIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('sign_in')
    .innerJoin('account', 'account.id', 'sign_in.account_id')
    .select(['sign_in.id', 'role_id'])
    .where('sign_in.id', 'in', [...signInIds])
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
  return new Set(rows.filter((row) => maySignIn(row.role_id)).map((row) => row.id));
}
