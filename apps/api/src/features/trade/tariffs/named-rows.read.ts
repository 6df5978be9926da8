import type { Faults, FieldFault } from '@seri/domain/common/field-fault';
import type { TariffDraft } from '@seri/domain/tariffs/tariff';
import { type TariffField, tariffFaults } from '@seri/domain/tariffs/tariff-faults';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { assertFaultless } from '../../../platform/http/validation.ts';
import { visibleAccounts } from '../../people/clients/clients.query.ts';

interface NamedRows {
  houses: ReadonlySet<number>;
  accounts: ReadonlySet<number>;
}

/** The houses and clients that the rows name, as far as they exist and the writer sees them (R26). */
export async function readNamedRows(db: Db | Tx, actor: Actor, drafts: readonly TariffDraft[]): Promise<NamedRows> {
  const ids = (name: 'houseId' | 'accountId') => drafts.map((draft) => draft[name]).filter((id) => id !== null);
  const houses = db
    .selectFrom('house')
    .select('id')
    .where(sql<boolean>`id = any(${ids('houseId')}::bigint[])`);
  const accounts = visibleAccounts(db, actor)
    .select('account.id')
    .where(sql<boolean>`account.id = any(${ids('accountId')}::bigint[])`);
  return { houses: await idsOf(houses.execute()), accounts: await idsOf(accounts.execute()) };
}

const idsOf = async (rows: Promise<{ id: number }[]>) => new Set((await rows).map(({ id }) => id));

const unknown: FieldFault = { problem: 'choice' };

export function draftFaults(draft: TariffDraft, { houses, accounts }: NamedRows): Faults<TariffField> {
  const { houseId, accountId } = draft;
  return {
    ...(houseId !== null && !houses.has(houseId) && { houseId: unknown }),
    ...(accountId !== null && !accounts.has(accountId) && { accountId: unknown }),
    ...tariffFaults(draft),
  };
}

/** The body of the call names its row `row`. */
export async function assertGoodRow(db: Db | Tx, actor: Actor, row: TariffDraft): Promise<void> {
  const faults = draftFaults(row, await readNamedRows(db, actor, [row]));
  assertFaultless(Object.fromEntries(Object.entries(faults).map(([name, fault]) => [`row.${name}`, fault])));
}
