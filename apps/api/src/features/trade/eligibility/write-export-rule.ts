import type {
  AddExportRuleBody,
  ChangeExportRuleBody,
  WrittenExportRule,
} from '@seri/contract/trade/eligibility.schema';
import type { ExportRuleDraft } from '@seri/domain/eligibility/export-rules';
import { logAction } from '../../../platform/action-log.ts';
import { audienceOf } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { emit } from '../../../platform/outbox/emit.ts';
import { insertRule, lockRule, updateRule } from './export-rule.store.ts';
import { assertCanWriteRules } from './eligibility.policy.ts';

/** R96: an owner adds a rule, for a territory and a kind of vehicle. */
export function addExportRule(acting: Acting, { row }: AddExportRuleBody): Promise<WrittenExportRule> {
  return acting.transaction(async (tx) => {
    await assertCanWriteRules(tx, acting.actor);
    const written = await insertRule(tx, row, acting.actor.accountId);
    await tellRule(tx, acting, 'added', written.id, { row });
    return written;
  });
}

/** R96: over the version that was seen. A rule is never removed: its last day ends it, and old voyages keep their verdict. */
export function changeExportRule(
  acting: Acting,
  { id, version, row }: ChangeExportRuleBody,
): Promise<WrittenExportRule> {
  return acting.transaction(async (tx) => {
    await assertCanWriteRules(tx, acting.actor);
    const { id: _, ...before } = await lockRule(tx, id, version);
    const written = await updateRule(tx, id, row, acting.actor.accountId);
    await tellRule(tx, acting, 'changed', id, changesOf(before, row));
    return written;
  });
}

function changesOf(before: ExportRuleDraft, after: ExportRuleDraft) {
  const names = Object.keys(after) as (keyof ExportRuleDraft)[];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const pick = (row: ExportRuleDraft) => Object.fromEntries(changed.map((name) => [name, row[name]]));
  return { from: pick(before), to: pick(after) };
}

async function tellRule(
  tx: Tx,
  { actor, socketId }: Acting,
  what: 'added' | 'changed',
  id: number,
  detail: Record<string, unknown>,
): Promise<void> {
  const action = `export-rule.${what}` as const;
  await logAction(tx, { accountId: actor.accountId, action, subject: `export-rule:${id}`, detail });
  await emit(tx, {
    audience: audienceOf.staff,
    name: 'tables.changed',
    data: { table: 'export-rule' },
    originSocket: socketId,
  });
}
