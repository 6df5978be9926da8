import { useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import type { DeskTranslation } from '../translation/translations.ts';
import { useAnswerDraft } from './answer-drafts.ts';
import { AnswerEditor } from './answer-editor.tsx';
import { DeclineForm } from './decline-form.tsx';
import { useMove } from './use-move.ts';

/** A request that the reader has taken: answered, declined or given back. */
export function HeldRequest({ request }: { request: DeskTranslation }) {
  const text = useText();
  const { draft, change, forget } = useAnswerDraft(request);
  const { answer, giveBack, decline, isPending } = useMove(request);
  const [isDeclining, setDeclining] = useState(false);
  if (isDeclining) {
    return <DeclineForm isPending={isPending} onDecline={decline} onCancel={() => setDeclining(false)} />;
  }
  const send = async () => {
    const { textEn, textRu, files, alsoForOthers } = draft;
    if (!(await answer({ textEn, textRu, files: files.map(({ id }) => id) }, alsoForOthers))) return;
    forget();
    toast({ tone: 'good', title: text('translationDesk.answered') });
  };
  return (
    <AnswerEditor
      request={request}
      action={text('translationDesk.answer')}
      isPending={isPending}
      draft={draft}
      change={change}
      onSubmit={() => void send()}
    >
      <Button onClick={() => setDeclining(true)}>{text('translationDesk.decline')}</Button>
      <Button kind="bare" onClick={() => void giveBack()}>
        {text('translationDesk.giveBack')}
      </Button>
    </AnswerEditor>
  );
}
