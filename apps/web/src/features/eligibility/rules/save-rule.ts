import type { AnswerOf } from '@seri/contract/call';
import { eligibilityCalls } from '@seri/contract/trade/eligibility.calls';
import type { ExportRuleDraft } from '@seri/domain/eligibility/export-rules';
import { api } from '../../../lib/calls/api.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import type { Reply } from '../../../lib/calls/refusal.ts';
import { createSendOnce } from '../../../lib/calls/send-once.ts';
import { eligibilityKey, type ExportRuleRow } from '../eligibility.ts';

/** Outlives the dialog: a rule without an answer is added once, also if it is sent again. */
const sendOnce = createSendOnce();

/** Over the rule that was seen; without one the rule is new. */
export async function saveRule(
  seen: ExportRuleRow | undefined,
  draft: ExportRuleDraft,
): Promise<Reply<AnswerOf<typeof eligibilityCalls.addRule>>> {
  const row = { ...draft, driveKinds: draft.driveKinds && [...draft.driveKinds] };
  const reply = await sendOnce([seen?.id, seen?.version, row], (idempotencyKey) =>
    seen
      ? api.send(eligibilityCalls.changeRule, { body: { id: seen.id, version: seen.version, row } }, { idempotencyKey })
      : api.send(eligibilityCalls.addRule, { body: { row } }, { idempotencyKey }),
  );
  await queryClient.invalidateQueries({ queryKey: eligibilityKey });
  return reply;
}
