import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { TranslationFile } from '../translation/translation-file.tsx';
import type { DeskTranslation } from '../translation/translations.ts';
import { useAnswerDraft } from './answer-drafts.ts';
import { AnswerEditor } from './answer-editor.tsx';
import styles from './request.module.css';
import { useMove } from './use-move.ts';

/** The answer as its clients read it; staff may correct it. */
export function AnsweredRequest({ request }: { request: DeskTranslation }) {
  const text = useText();
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <Amendment request={request} onClose={() => setEditing(false)} />;
  const { textEn, textRu, files } = request;
  const texts = [
    { lang: 'en', label: text('translationDesk.textEn'), body: textEn },
    { lang: 'ru', label: text('translationDesk.textRu'), body: textRu },
  ].filter(({ body }) => body !== '');
  return (
    <div className={styles.editor}>
      {texts.map(({ lang, label, body }) => (
        <section key={lang} aria-label={label}>
          <p className="cap">{label}</p>
          <p lang={lang} className={styles.question}>
            {body}
          </p>
        </section>
      ))}
      {files.map((file) => (
        <TranslationFile key={file.id} file={file} />
      ))}
      <div className={styles.buttons}>
        <Button icon={<Pencil aria-hidden="true" />} onClick={() => setEditing(true)}>
          {text('translationDesk.amend')}
        </Button>
      </div>
    </div>
  );
}

function Amendment({ request, onClose }: { request: DeskTranslation; onClose: () => void }) {
  const text = useText();
  const { draft, change, forget } = useAnswerDraft(request);
  const { amend, isPending } = useMove(request);
  const close = () => {
    forget();
    onClose();
  };
  const send = async () => {
    const { textEn, textRu, files } = draft;
    if (await amend({ textEn, textRu, files: files.map(({ id }) => id) })) close();
  };
  return (
    <AnswerEditor
      request={request}
      action={text('translationDesk.amend.save')}
      isPending={isPending}
      draft={draft}
      change={change}
      onSubmit={() => void send()}
    >
      <Button onClick={close}>{text('translationDesk.cancel')}</Button>
    </AnswerEditor>
  );
}
