import { mostAnswer } from '@seri/domain/services/translation-texts';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Check } from '../../../ui/fields/check.tsx';
import { Button } from '../../../ui/frame/button.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import type { DeskTranslation } from '../translation/translations.ts';
import { AnswerFiles } from './answer-files.tsx';
import type { useAnswerDraft } from './answer-drafts.ts';
import styles from './request.module.css';
import { useKeepHold } from './use-keep-hold.ts';

interface AnswerEditorProps extends Pick<ReturnType<typeof useAnswerDraft>, 'draft' | 'change'> {
  request: DeskTranslation;
  /** The text of the button that sends it. */
  action: string;
  isPending: boolean;
  /** The other buttons. */
  children: ReactNode;
  onSubmit: () => void;
}

/** The texts and files of an answer: the language that was asked for comes first. It waits for files that are on their way. */
export function AnswerEditor({ request, action, isPending, draft, change, children, onSubmit }: AnswerEditorProps) {
  const text = useText();
  const [sending, setSending] = useState<string>();
  const isBusy = isPending || sending !== undefined;
  const keepHold = useKeepHold(request);
  const fields = [
    { name: 'textEn', lang: 'en', label: text('translationDesk.textEn') },
    { name: 'textRu', lang: 'ru', label: text('translationDesk.textRu') },
  ] as const;
  const ordered = fields.toSorted((one) => (one.lang === request.language ? -1 : 1));
  const isEmpty = draft.textEn.trim() + draft.textRu.trim() === '' && draft.files.length === 0;
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSubmit();
      }}
    >
      {ordered.map(({ name, lang, label }) => (
        <TextArea
          key={name}
          lang={lang}
          label={label}
          rows={lang === request.language ? 8 : 4}
          maxLength={mostAnswer}
          value={draft[name]}
          onKeyDown={sendByKey}
          onChange={({ target }) => {
            change(() => ({ [name]: target.value }));
            keepHold();
          }}
        />
      ))}
      <AnswerFiles
        requestId={request.id}
        files={draft.files}
        sending={sending}
        onSending={setSending}
        onChange={(edit) => change(({ files }) => ({ files: edit(files) }))}
      />
      {request.isMine && (
        <ForOthers
          request={request}
          checked={draft.alsoForOthers}
          onChange={(alsoForOthers) => change(() => ({ alsoForOthers }))}
        />
      )}
      {isEmpty && <p className="sub">{text('translationDesk.empty')}</p>}
      <div className={styles.buttons}>
        <Button kind="primary" type="submit" pending={isBusy} aria-keyshortcuts="Control+Enter">
          {action}
        </Button>
        {children}
      </div>
    </form>
  );
}

/** Control+Enter sends. */
function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
}

interface ForOthersProps {
  request: DeskTranslation;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** An answer to a question serves others only if its author says so. */
function ForOthers({ request: { question, others: count }, checked, onChange }: ForOthersProps) {
  const text = useText();
  if (count === 0) return null;
  if (question === '') return <p className="sub">{text('translationDesk.others', { count })}</p>;
  return (
    <Check
      label={text('translationDesk.alsoFor', { count })}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
