import type { ClientView, UserInfo } from '@seri/contract/screens/client-cards.schema';
import type { Language } from '@seri/domain/common/languages';
import { countryCodeOf } from '@seri/domain/people/countries';
import { type GivenRights, mayGiveRights, staffRightsOf } from '@seri/domain/people/given-rights';
import { flags } from '@seri/domain/people/permissions';
import { type Overrides, permissionsOf, roleIds, roleName } from '@seri/domain/people/roles';
import { mayResetFactors } from '@seri/domain/people/second-factor';
import {
  isStaff,
  type ManagedAccount,
  mayBookFor,
  mayGiveFlag,
  mayGiveRole,
  mayManage,
} from '@seri/domain/people/staff-rights';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { readPlace } from '../../trade/eligibility/places.query.ts';
import { readBalanceInfo } from '../../trade/ledger/ledger.query.ts';
import { hasFactor } from '../../people/identity/second-factor/second-factor.query.ts';
import { type PersonRow, presentClient, withPeople } from './client-list.read.ts';
import { visibleAccounts } from '../../people/clients/clients.query.ts';

export async function readUserInfo(db: Db, actor: Actor, accountId: number): Promise<UserInfo> {
  const row = await readPerson(db, actor, accountId);
  const balanceInfo = await readBalanceInfo(db, accountId);
  return {
    balanceInfo,
    contacts: { mobile: row.mobile },
    user: {
      name: row.full_name,
      company: row.company,
      clientId: row.id,
      jasClientId: row.id,
      userLevel: roleName(row.role_id) ?? '',
      createdAt: row.created_at.toISOString(),
      lastLogin: row.last_login_at?.toISOString() ?? null,
      creditLimit: balanceInfo.creditLimit,
      balance: balanceInfo.balance,
      country: countryCodeOf(row.country_id) ?? null,
      note: row.note,
      carDealer: row.dealer,
    },
  };
}

/** R20, R21: the details of an account, and what the reader may change. */
export async function readClient(db: Db, actor: Actor, accountId: number, language: Language): Promise<ClientView> {
  const row = await readPerson(db, actor, accountId);
  const [balanceInfo, managers, dealers, isSecured, destination] = await Promise.all([
    readBalanceInfo(db, accountId),
    readPeople(db, roleIds.manager, accountId),
    readPeople(db, roleIds.dealer, accountId),
    hasFactor(db, accountId),
    readPlace(db, row.destination_code, language),
  ]);
  const overrides = row.overrides as Overrides;
  const account = { id: row.id, roleId: row.role_id, isOwner: row.is_owner, isSecured };
  return {
    client: presentDetails(row),
    balanceInfo,
    permission: permissionsOf(row.role_id, overrides, row.role_overrides),
    roleDefaults: permissionsOf(row.role_id, {}, row.role_overrides),
    overrides,
    rights: isStaff(account) ? staffRightsOf(account, row.staff_rights as GivenRights) : null,
    destination,
    managers,
    dealers,
    can: rightsOver(account, actor),
  };
}

async function readPerson(db: Db, actor: Actor, accountId: number): Promise<PersonRow> {
  const row = await withPeople(visibleAccounts(db, actor)).where('account.id', '=', accountId).executeTakeFirst();
  if (!row) throw refusal('NOT_FOUND');
  return row;
}

/** Candidates for looking after an account: everybody of the role except itself. */
function readPeople(db: Db, roleId: number, exceptId: number) {
  return db
    .selectFrom('account')
    .select(['id', 'full_name as name'])
    .where('role_id', '=', roleId)
    .where('id', '<>', exceptId)
    .orderBy('full_name')
    .orderBy('id')
    .execute();
}

function presentDetails(row: PersonRow): ClientView['client'] {
  return {
    ...presentClient(row),
    version: row.version,
    officePhone: row.office_phone,
    address: row.address,
    referralCode: row.referral_code,
    isEmailConfirmed: row.email_confirmed_at !== null,
    language: row.language_id,
    note: row.note,
    managerId: row.manager_id,
    dealerId: row.dealer_id,
  };
}

interface OverAccount extends ManagedAccount {
  isOwner: boolean;
  isSecured: boolean;
}

function rightsOver(account: OverAccount, actor: Actor): ClientView['can'] {
  const hasLedger = mayBookFor(actor, account);
  return {
    edit: mayManage(actor, account),
    roles: Object.values(roleIds).filter((roleId) => mayGiveRole(actor, account, roleId)),
    flags: flags.filter((flag) => mayGiveFlag(actor, account, flag)),
    setLimit: hasLedger,
    book: hasLedger && actor.rights.accounting,
    giveRights: mayGiveRights(actor, account),
    resetFactors: account.isSecured && mayResetFactors(actor, account),
    setDestination: hasLedger && actor.rights.logistics,
  };
}
