import type { Profile } from '@seri/contract/screens/profile.schema';
import type { LanguageId } from '@seri/domain/common/languages';
import { roleName, userTypeOf } from '@seri/domain/people/roles';
import { isStaff } from '@seri/domain/people/staff-rights';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { readBalanceInfo } from '../../trade/ledger/ledger.query.ts';

export async function readProfile(db: Db, actor: Actor): Promise<Profile> {
  const [row, balanceInfo] = await Promise.all([readAccount(db, actor), readBalanceInfo(db, actor.accountId)]);
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
      timeZone: row.time_zone,
      userType: userTypeOf(row.role_id),
      manager: row.manager,
      createdAt: row.created_at.toISOString(),
    },
    signInEndsAt: row.expires_at.toISOString(),
    balanceInfo,
    permission: actor.permissions,
    can: rightsOf(actor),
  };
}

function readAccount(db: Db, { accountId, signInId }: Actor) {
  return db
    .selectFrom('account')
    .leftJoin('account as manager', 'manager.id', 'account.manager_id')
    .innerJoin('sign_in', (join) => join.on('sign_in.id', '=', signInId))
    .selectAll('account')
    .select('sign_in.expires_at')
    .select('manager.full_name as manager')
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
}

function rightsOf(actor: Actor): Profile['can'] {
  const works = isStaff(actor);
  return { manageClients: works, editCompany: works, manageStaff: works && actor.isOwner, ...actor.rights };
}
