import type { Profile } from '@seri/contract/identity.schema';
import type { LanguageId } from '@seri/domain/languages';
import { roleName, userTypeOf } from '@seri/domain/roles';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/database.ts';

/** The signed-in account as every screen needs it. */
export async function readProfile(db: Db, actor: Actor): Promise<Profile> {
  const row = await db.selectFrom('account').selectAll().where('id', '=', actor.accountId).executeTakeFirstOrThrow();
  return {
    success: true,
    detail: {
      userId: row.id,
      userLevel: roleName(row.role_id) ?? '',
      fullName: row.full_name,
      email: row.email,
      company: row.company,
      countryId: row.country_id,
      currency: 'JPY',
      roleId: row.role_id,
      city: row.city,
      address: row.address,
      lastLogin: row.last_login_at?.toISOString() ?? null,
      mobile: row.mobile,
      officePhone: row.office_phone,
      bidEmailNotify: row.bid_email_notify,
      language: row.language_id as LanguageId | null,
      userType: userTypeOf(row.role_id),
      createdAt: row.created_at.toISOString(),
    },
    permission: actor.permissions,
  };
}
