import type { AnswerOf } from '@seri/contract/call';
import { tariffsCalls } from '@seri/contract/trade/tariffs.calls';
import type { TariffDraft } from '@seri/domain/tariffs/tariff';
import { api } from '../../../lib/calls/api.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import type { Reply } from '../../../lib/calls/refusal.ts';
import { createSendOnce } from '../../../lib/calls/send-once.ts';
import { tariffsKey } from '../table/tariffs.ts';

export interface SeenRow {
  id: number;
  version: number;
}

/** `follow` ends the seen row on the day before; `change` writes over it; without one the row is new. */
export type TariffSaving = { how: 'add' } | { how: 'change' | 'follow'; seen: SeenRow };

/** Outlives the dialog: a row without an answer is added once, also if it is sent again. */
const sendOnce = createSendOnce();

export async function saveTariff(
  saving: TariffSaving,
  row: TariffDraft,
): Promise<Reply<AnswerOf<typeof tariffsCalls.add>>> {
  const reply = await sendOnce([saving, row], (idempotencyKey) => {
    const options = { idempotencyKey };
    if (saving.how === 'add') return api.send(tariffsCalls.add, { body: { row } }, options);
    const call = saving.how === 'change' ? tariffsCalls.change : tariffsCalls.follow;
    return api.send(call, { body: { ...saving.seen, row } }, options);
  });
  await queryClient.invalidateQueries({ queryKey: tariffsKey });
  return reply;
}
