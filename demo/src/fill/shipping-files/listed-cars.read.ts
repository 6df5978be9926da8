import type { Tx } from '@seri/api/platform/database/database';
import { sql } from 'kysely';

/** A car of the demonstration by its account and its stop: the first of them, or another one from either end. */
export interface CarChoice {
  of: string;
  at: number;
  nth: number;
}

/** A car as forwarders know it. */
export interface CarOfForwarder {
  serial: string;
  maker: string;
  model: string;
}

export type ChooseCar = (choice: CarChoice) => (CarOfForwarder & { purchaseId: number }) | undefined;

/** The cars that have not been given back and whose house has told their chassis numbers. */
export async function readCarsToList(tx: Tx): Promise<ChooseCar> {
  const { rows } = await sql<CarOfForwarder & { purchaseId: number; email: string; status: number }>`
    select purchase.id as "purchaseId", account.email, purchase.status, serial, maker.name as maker, model.name as model
    from purchase join account on account.id = account_id
    join lot on lot.id = lot_id and lot.held_on = purchase.held_on
    join model on model.id = model_id join maker on maker.id = maker_id
    where voided_at is null and chassis_key <> '' order by purchase.id`.execute(tx);
  return ({ of, at, nth }) => rows.filter(({ email, status }) => email === of && status === at).at(nth);
}
