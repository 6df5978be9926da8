import type { ClientRow, ClientsPage, ClientsQuery, FoundClients } from '@seri/contract/screens/client-cards.schema';
import { pageSizes } from '@seri/domain/catalogue/listing';
import { equivalentRoleIds, roleIds, roleName } from '@seri/domain/people/roles';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.generated.ts';
import { roleOverrides } from '../../people/identity/identity.query.ts';
import { balanceOfAccount } from '../../trade/ledger/ledger.query.ts';
import { matching } from './client-search.ts';
import { visibleAccounts } from '../../people/clients/clients.query.ts';

const columns = {
  fullName: sql`lower(account.full_name)`,
  createdAt: sql`account.created_at`,
  lastLogin: sql`account.last_login_at`,
  balance: balanceOfAccount,
  creditLimit: sql`account.credit_limit`,
} satisfies Record<NonNullable<ClientsQuery['sort']>, RawBuilder<unknown>>;

const mostFound = 20;

/** R26: a page of the reader’s own clients, of all clients or, for an owner, of staff. */
export async function readClients(db: Db, actor: Actor, query: ClientsQuery): Promise<ClientsPage> {
  const page = Number(query.page ?? 1);
  const pageSize = Number(query.pageSize ?? pageSizes[0]);
  const chosen = chosenAccounts(db, actor, query);
  // Selects the page first, so that managers and balances are read for its rows only.
  const shown = sorted(chosen.select('account.id'), query)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [{ total }, rows] = await Promise.all([
    chosen.select((account) => account.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    sorted(withPeople(db.selectFrom('account').where('account.id', 'in', shown)), query).execute(),
  ]);
  return {
    clients: rows.map(presentClient),
    pageInfo: { page, pageSize, totalSearchResults: total, totalResults: total },
  };
}

export async function searchClients(db: Db, actor: Actor, text: string): Promise<FoundClients> {
  const rows = await chosenAccounts(db, actor, { scope: 'all', search: text })
    .select(['account.id', 'full_name', 'company'])
    .orderBy(columns.fullName)
    .orderBy('account.id')
    .limit(mostFound)
    .execute();
  return rows.map(({ id, full_name: name, company }) => ({
    value: id,
    label: [name, company, `#${id}`].filter(Boolean).join(' · '),
  }));
}

function chosenAccounts(db: Db, actor: Actor, { scope = 'mine', search, role }: ClientsQuery) {
  let accounts = visibleAccounts(db, actor).where('account.role_id', scope === 'staff' ? '=' : '<>', roleIds.manager);
  if (scope === 'mine') accounts = accounts.where('account.manager_id', '=', actor.accountId);
  if (role !== undefined) accounts = accounts.where('account.role_id', 'in', equivalentRoleIds(Number(role)));
  return search?.trim() ? accounts.where(matching(search)) : accounts;
}

export function withPeople(accounts: ReturnType<typeof visibleAccounts>) {
  return accounts
    .leftJoin('account as manager', 'manager.id', 'account.manager_id')
    .leftJoin('account as dealer', 'dealer.id', 'account.dealer_id')
    .selectAll('account')
    .select(['manager.full_name as manager', 'dealer.full_name as dealer', balanceOfAccount.as('balance')])
    .select(roleOverrides.as('role_overrides'));
}

/** Accounts without a value come last in both directions. The id keeps the order stable over pages. */
function sorted<Tables extends 'account', Row>(
  clients: SelectQueryBuilder<DB, Tables, Row>,
  { sort = 'fullName', order = 'ASC' }: ClientsQuery,
) {
  return clients
    .orderBy(columns[sort], (by) => (order === 'DESC' ? by.desc() : by.asc()).nullsLast())
    .orderBy(sql.ref('account.id'));
}

export type PersonRow = Awaited<ReturnType<ReturnType<typeof withPeople>['execute']>>[number];

export function presentClient(row: PersonRow): ClientRow {
  return {
    id: row.id,
    fullName: row.full_name,
    company: row.company,
    email: row.email,
    mobile: row.mobile,
    countryId: row.country_id,
    city: row.city,
    roleId: row.role_id,
    userLevel: roleName(row.role_id) ?? '',
    isOwner: row.is_owner,
    balance: row.balance,
    creditLimit: row.credit_limit,
    manager: row.manager,
    dealer: row.dealer,
    createdAt: row.created_at.toISOString(),
    lastLogin: row.last_login_at?.toISOString() ?? null,
  };
}
