import type { Tariff } from '@seri/domain/tariffs/tariff';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** A row was changed after it was read. It has the code of a serialisation failure, so the transaction is retried. */
class TariffChangedError extends Error {
  readonly code = '40001';
}

/**
 * R88: marks the rows by which the caller has just booked charges: from now on their prices stay. The caller holds the lock
 * of the account.
 */
export async function useTariffs(tx: Tx, tariffs: readonly Pick<Tariff, 'id' | 'version' | 'isUsed'>[]): Promise<void> {
  const fresh = tariffs.filter(({ isUsed }) => !isUsed).toSorted((one, other) => one.id - other.id);
  for (const { id, version } of fresh) {
    const { numUpdatedRows } = await tx
      .updateTable('tariff')
      .set({ is_used: sql.lit(true) })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new TariffChangedError(`The tariff ${id} was changed while it was charged.`);
  }
}
