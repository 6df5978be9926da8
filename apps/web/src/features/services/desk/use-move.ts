import { translationsCalls } from '@seri/contract/services/translations.calls';
import { useState } from 'react';
import { api } from '../../../lib/calls/api.ts';
import { useOnRefusal } from '../../../lib/calls/on-refusal.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import type { Reply } from '../../../lib/calls/refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { askMenuCounters } from '../../site/menu-counters.ts';
import { deskKey, deskRequestKey, type DeskTranslation } from '../translation/translations.ts';

export interface WrittenAnswer {
  textEn: string;
  textRu: string;
  files: string[];
}

/** The moves of a request. Each resolves to whether it was made; who was first instead is told in a toast. */
export function useMove({ id, version }: Pick<DeskTranslation, 'id' | 'version'>) {
  const text = useText();
  const onRefusal = useOnRefusal();
  const [isPending, setPending] = useState(false);
  const move = async (sending: Promise<Reply<DeskTranslation>>): Promise<boolean> => {
    setPending(true);
    const reply = await sending;
    setPending(false);
    if (reply.ok) queryClient.setQueryData(deskRequestKey(id), reply.answer);
    else onRefusal(reply.refusal, { title: text('translationDesk.notDone') });
    void queryClient.invalidateQueries({ queryKey: deskKey });
    askMenuCounters();
    return reply.ok;
  };
  const params = { id };
  return {
    isPending,
    take: () => move(api.send(translationsCalls.take, { params, body: { version } })),
    giveBack: () => move(api.send(translationsCalls.giveBack, { params, body: { version } })),
    decline: (reason: string) => move(api.send(translationsCalls.decline, { params, body: { version, reason } })),
    answer: (written: WrittenAnswer, alsoForOthers: boolean) =>
      move(api.send(translationsCalls.answer, { params, body: { version, ...written, alsoForOthers } })),
    amend: (written: WrittenAnswer) =>
      move(api.send(translationsCalls.amend, { params, body: { version, ...written } })),
  };
}
