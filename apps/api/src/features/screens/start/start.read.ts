import type { Start, StartCard } from '@seri/contract/screens/start.schema';
import { nextStartStep, paymentReference } from '@seri/domain/money/first-deposit';
import { type Overrides, roleIds } from '@seri/domain/people/roles';
import { isStaff } from '@seri/domain/people/staff-rights';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { readBank } from '../../people/seller/bank/bank.query.ts';
import { readContent } from '../../people/company/company.query.ts';
import { hadRemittanceOf } from '../../trade/ledger/ledger.query.ts';

/** R65: the card of the signed-in account, if it is on the client side and may not bid yet. */
export async function readStart(db: Db, actor: Actor): Promise<Start> {
  if (isStaff(actor) || actor.permissions.biddingAllowed) return { card: null };
  const { content } = await readContent(db);
  const account = await readStarter(db, actor.accountId, content.firstRemittanceMinimum);
  const next = nextStartStep(account);
  return {
    card: {
      next,
      email: account.email,
      isConfirmed: account.isConfirmed,
      minimum: content.firstRemittanceMinimum,
      reference: paymentReference(actor.accountId),
      // Only whoever is to pay now is told where to.
      bank: next === 'deposit' ? await readShownBank(db) : null,
      contact: account.manager ?? {
        name: content.name,
        email: content.contacts.email,
        whatsapp: content.contacts.whatsapp || null,
      },
    },
  };
}

async function readStarter(db: Db, accountId: number, minimum: number) {
  const [row, hadMinimum] = await Promise.all([
    db
      .selectFrom('account')
      .leftJoin('account as manager', (join) =>
        join.onRef('manager.id', '=', 'account.manager_id').on('manager.role_id', '=', roleIds.manager),
      )
      .select(['account.role_id', 'account.email', 'account.email_confirmed_at', 'account.overrides'])
      .select([
        'manager.full_name as manager_name',
        'manager.email as manager_email',
        'manager.mobile as manager_mobile',
      ])
      .select(sql<Overrides>`role_overrides(${roleIds.client})`.as('client_overrides'))
      .where('account.id', '=', accountId)
      .executeTakeFirstOrThrow(),
    hadRemittanceOf(db, accountId, minimum),
  ]);
  const { manager_name: name, manager_email: email } = row;
  return {
    roleId: row.role_id,
    email: row.email,
    isConfirmed: row.email_confirmed_at !== null,
    hadMinimum,
    overrides: row.overrides as Overrides,
    clientOverrides: row.client_overrides,
    manager: name !== null && email !== null ? { name, email, whatsapp: row.manager_mobile || null } : undefined,
  };
}

async function readShownBank(db: Db): Promise<StartCard['bank']> {
  const { details, changedAt } = await readBank(db);
  return details && changedAt && { details, changedAt: changedAt.toISOString() };
}
