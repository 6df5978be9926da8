import type { DriveKind, ExportCategory } from '@seri/domain/eligibility/export-facts';
import type { ExportRule, ExportRuleDraft } from '@seri/domain/eligibility/export-rules';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { ExportRule as ExportRuleTable } from '../../../platform/database/schema.generated.ts';
import { refusal } from '../../../platform/http/refusal.ts';

export function ruleFrom(row: Selectable<ExportRuleTable>): ExportRule {
  return {
    id: row.id,
    territory: row.territory,
    category: row.category as ExportCategory,
    driveKinds: row.drive_kinds as DriveKind[] | null,
    ccAbove: row.cc_above,
    fobAbove: row.fob_above,
    validFrom: row.valid_from as JapanDay,
    validTo: row.valid_to as JapanDay | null,
    text: { en: row.text_en, ru: row.text_ru },
    sourceUrl: row.source_url,
    sourceDate: row.source_date as JapanDay | null,
  };
}

/** Locks a rule. Refuses another version than the one that was seen. */
export async function lockRule(tx: Tx, id: number, version: number): Promise<ExportRule> {
  const row = await tx.selectFrom('export_rule').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw refusal('NOT_FOUND');
  if (row.version !== version) throw refusal('STATE_CHANGED');
  return ruleFrom(row);
}

export function insertRule(tx: Tx, draft: ExportRuleDraft, changedBy: number) {
  return tx
    .insertInto('export_rule')
    .values({ ...valuesOf(draft), changed_by: changedBy })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
}

export function updateRule(tx: Tx, id: number, draft: ExportRuleDraft, changedBy: number) {
  const author = { changed_by: changedBy, changed_at: sql<Date>`app_now()`, version: sql<number>`version + 1` };
  return tx
    .updateTable('export_rule')
    .set({ ...valuesOf(draft), ...author })
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
}

const valuesOf = (draft: ExportRuleDraft) => ({
  territory: draft.territory,
  category: draft.category,
  drive_kinds: draft.driveKinds && [...draft.driveKinds],
  cc_above: draft.ccAbove,
  fob_above: draft.fobAbove,
  valid_from: draft.validFrom,
  valid_to: draft.validTo,
  text_en: draft.text.en,
  text_ru: draft.text.ru,
  source_url: draft.sourceUrl,
  source_date: draft.sourceDate,
});
