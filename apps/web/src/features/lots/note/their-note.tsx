import { useText } from '../../../lib/language/text.ts';
import { Notice } from '../../../ui/passing/notice.tsx';
import styles from './lot-note.module.css';

/** A colleague’s change of the note while this form was open. */
export function TheirNote({ children }: { children: string }) {
  const text = useText();
  if (children === '')
    return (
      <Notice tone="mid" title={text('note.gone')}>
        {text('note.gone.hint')}
      </Notice>
    );
  return (
    <Notice tone="mid" title={text('note.theirs')}>
      <blockquote className={styles.theirs}>{children}</blockquote>
      <p>{text('note.theirs.hint')}</p>
    </Notice>
  );
}
