import type { Language } from '@seri/domain/common/languages';
import type { Tx } from '../../../platform/database/database.ts';
import { emitAll } from '../../../platform/outbox/emit.ts';
import { readLotNames } from '../../stock/lots/lot-names.query.ts';
import { keepNotices } from '../../talk/notifications/notifications.command.ts';

export interface CarsNotice {
  clientId: number;
  cars: readonly { id: number; lot_id: number; held_on: string }[];
  text: (language: Language) => string;
}

/** R98: one notice for all cars of a client. It names the first one, and leads there. */
export async function noticeCars(tx: Tx, notices: readonly CarsNotice[]): Promise<void> {
  const firsts = notices.flatMap(({ cars: [first] }) => (first ? [{ id: first.lot_id, held_on: first.held_on }] : []));
  const lots = await readLotNames(tx, firsts);
  const kept = notices.flatMap(({ clientId, cars: [first], text }) => {
    const names = first && lots.get(first.lot_id);
    if (!names) return [];
    const notice = {
      ...names,
      eventType: 'managerPurchase',
      cause: 'carsOnShip',
      isClientMessage: false,
      bidId: null,
      amount: null,
      former: null,
      price: null,
      purchaseId: first.id,
      message: { en: text('en'), ru: text('ru') },
    } as const;
    return [{ notice, telling: { clientId, authorId: null } }];
  });
  await emitAll(tx, await keepNotices(tx, kept));
}
