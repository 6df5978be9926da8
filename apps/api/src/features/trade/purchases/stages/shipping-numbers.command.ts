import { shippingNumberFaults } from '@seri/domain/purchases/shipping-numbers';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';
import { assertFaultless } from '../../../../platform/http/validation.ts';

/** The numbers under which a line knows a car, as columns. */
export interface NumberColumns {
  booking_no: string;
  container_no: string;
  bl_no: string;
  bl_kind: string | null;
  /** Since when it waits for another ship. */
  rebook_since: string | null;
}

/** The caller holds the locks of the purchases. */
export async function readNumbers(tx: Tx, ids: readonly number[]): Promise<Map<number, NumberColumns>> {
  const rows = await tx
    .selectFrom('purchase')
    .select(['id', 'booking_no', 'container_no', 'bl_no', 'bl_kind'])
    .select(sql<string | null>`rebook_since::text`.as('rebook_since'))
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, ...numbers }) => [id, numbers]));
}

/** R97: writes the numbers of cars, by the rule of the form. The caller tells of it. */
export async function writeNumbers(tx: Tx, cars: readonly (NumberColumns & { id: number })[]): Promise<void> {
  if (cars.length === 0) return;
  for (const { booking_no: bookingNo, container_no: containerNo, bl_no: blNo } of cars) {
    assertFaultless(shippingNumberFaults({ bookingNo, containerNo, blNo }));
  }
  await sql`
    update purchase set booking_no = car.booking_no, container_no = car.container_no, bl_no = car.bl_no,
      bl_kind = car.bl_kind, rebook_since = car.rebook_since
    from jsonb_to_recordset(${JSON.stringify(cars)}) as car (id bigint, booking_no text, container_no text, bl_no text,
      bl_kind text, rebook_since timestamptz)
    where purchase.id = car.id`.execute(tx);
}
