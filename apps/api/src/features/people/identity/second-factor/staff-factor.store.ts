import type { Db, Tx } from '../../../../platform/database/database.ts';

/** R81: until an owner chooses, staff must have a second factor everywhere but in a demonstration. */
export async function isFactorRequiredOfStaff(db: Db, { demo }: { demo: boolean }): Promise<boolean> {
  const rule = await db.selectFrom('staff_factor_rule').select('is_required').executeTakeFirst();
  return rule?.is_required ?? !demo;
}

export async function writeStaffFactorRule(tx: Tx, isRequired: boolean, changedBy: number): Promise<void> {
  const rule = { is_required: isRequired, changed_by: changedBy };
  await tx
    .insertInto('staff_factor_rule')
    .values(rule)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(rule))
    .execute();
}
