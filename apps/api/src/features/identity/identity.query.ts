import { cookies as names } from '@seri/contract/headers';
import type { LanguageId } from '@seri/domain/languages';
import { maySignIn, type Overrides, permissionsOf } from '@seri/domain/roles';
import { type Expression, sql } from 'kysely';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { kept } from '../../platform/database/kept-statements.ts';
import type { Visitor } from '../../platform/http/route.ts';
import { hashToken } from './tokens.ts';

const now: Expression<Date> = sql<Date>`app_now()`;
/** What staff changed of the flags of the account's role. */
export const roleOverrides = sql<Overrides>`role_overrides(account.role_id)`;

/** Who stands behind the cookies: read anew with every request, so that an ended sign-in is out at once. */
export async function identify(db: Db, cookies: Visitor['cookies']): Promise<Actor | null> {
  const token = cookies[names.access];
  if (!token) return null;
  const row = await standing(db)
    .innerJoin('sign_in_token', 'sign_in_token.sign_in_id', 'sign_in.id')
    .where('hash', '=', hashToken(token))
    .where('kind', '=', 'access')
    .where('sign_in_token.expires_at', '>', now)
    .executeTakeFirst();
  return row ? actorFrom(row) : null;
}

/** Who a sign-in stands for now: a live connection outlives the token that it came with. */
export async function identifySignIn(db: Db, signInId: string): Promise<Actor | null> {
  const row = await standing(db).where('sign_in.id', '=', signInId).executeTakeFirst();
  return row ? actorFrom(row) : null;
}

function standing(db: Db) {
  return db
    .selectFrom('sign_in')
    .modifyFront(kept)
    .innerJoin('account', 'account.id', 'sign_in.account_id')
    .select(['account.id', 'sign_in.id as sign_in_id', 'role_id', 'is_owner', 'overrides', 'language_id'])
    .select(roleOverrides.as('role_overrides'))
    .where('sign_in.expires_at', '>', now)
    .where('ended_at', 'is', null);
}

type StandingRow = Awaited<ReturnType<ReturnType<typeof standing>['executeTakeFirstOrThrow']>>;

function actorFrom(row: StandingRow): Actor | null {
  if (!maySignIn(row.role_id)) return null;
  return {
    accountId: row.id,
    signInId: row.sign_in_id,
    roleId: row.role_id,
    isOwner: row.is_owner,
    permissions: permissionsOf(row.role_id, row.overrides as Overrides, row.role_overrides),
    languageId: row.language_id as LanguageId | null,
  };
}

/** Which of these sign-ins still stand; live connections of the others are closed. */
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
