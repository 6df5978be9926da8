import type { SignIns } from '@seri/contract/people/identity.schema';
import { sql } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { Geo } from '../../../../platform/geo/geo.ts';
import type { Platform } from '../../../../platform/platform.ts';

type SignInPlace = SignIns['signIns'][number]['place'];

/** The open sign-ins of the account: this browser first, then the newest. */
export async function readSignIns(
  { database: { db }, geo }: Pick<Platform, 'database' | 'geo'>,
  { accountId, signInId }: Actor,
): Promise<SignIns> {
  const rows = await db
    .selectFrom('sign_in')
    .select(['id', 'created_at', 'seen_at', 'user_agent', 'address'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`app_now()`)
    .orderBy((where) => where('id', '=', signInId), 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const signIns = rows.map(async (row) => ({
    id: row.id,
    isCurrent: row.id === signInId,
    startedAt: row.created_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    userAgent: row.user_agent,
    address: row.address,
    place: await placeOf(geo, row.address),
  }));
  return { signIns: await Promise.all(signIns) };
}

async function placeOf(geo: Geo, address: string | null): Promise<SignInPlace> {
  const place = address === null ? null : await geo.locate(address);
  if (place === null) return null;
  if (place === 'local network') return 'local';
  return { countryCode: place.countryCode.toLowerCase(), city: place.city };
}
