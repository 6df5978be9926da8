import { mostFilesOfAnswer, translationFileTypes } from '@seri/domain/services/translation-files';
import { Paperclip, X } from 'lucide-react';
import { useRef } from 'react';
import { useOnRefusal } from '../../../lib/calls/on-refusal.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { sizeText } from '../translation/size-text.ts';
import type { SentFile } from '../translation/translations.ts';
import styles from './request.module.css';
import { sendFile } from './send-file.ts';

interface AnswerFilesProps {
  requestId: number;
  files: readonly SentFile[];
  /** The name of the file that is on its way. */
  sending: string | undefined;
  onSending: (name: string | undefined) => void;
  onChange: (edit: (files: readonly SentFile[]) => readonly SentFile[]) => void;
}

const accept = [...translationFileTypes, 'jpeg'].map((type) => `.${type}`).join(',');

/** R79: files are sent one after another as soon as they are chosen, and go with the answer. */
export function AnswerFiles({ requestId, files, sending, onSending, onChange }: AnswerFilesProps) {
  const text = useText();
  const language = useLanguage();
  const onRefusal = useOnRefusal();
  const field = useRef<HTMLInputElement>(null);
  const most = mostFilesOfAnswer;
  const send = async (chosen: readonly File[]) => {
    const room = most - files.length;
    if (chosen.length > room) toast({ tone: 'bad', title: text('translationDesk.files.many', { most }) });
    for (const file of chosen.slice(0, room)) {
      onSending(file.name);
      const reply = await sendFile(requestId, file);
      if (reply.ok) onChange((before) => [...before, reply.answer]);
      else onRefusal(reply.refusal, { title: text('translationDesk.files.failed', { name: file.name }) });
    }
    onSending(undefined);
  };
  return (
    <section aria-label={text('translationDesk.files')} className={styles.files}>
      <ul>
        {files.map(({ id, name, bytes }) => (
          <li key={id} className={styles.file}>
            <span className={styles.fileName}>{name}</span>
            <span className="sub">{sizeText(language, bytes)}</span>
            <Button
              kind="bare"
              size="s"
              icon={<X aria-hidden="true" />}
              label={text('translationDesk.files.remove', { name })}
              onClick={() => onChange((before) => before.filter((file) => file.id !== id))}
            />
          </li>
        ))}
      </ul>
      <input
        ref={field}
        type="file"
        hidden
        multiple
        accept={accept}
        aria-label={text('translationDesk.files.add')}
        onChange={({ target }) => {
          void send([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button
        size="s"
        icon={<Paperclip aria-hidden="true" />}
        pending={sending !== undefined}
        onClick={() => field.current?.click()}
      >
        {text('translationDesk.files.add')}
      </Button>
      <output className="sub">
        {sending === undefined
          ? text('translationDesk.files.hint', { most })
          : text('translationDesk.files.sending', { name: sending })}
      </output>
    </section>
  );
}
