import { Pencil, Plus } from 'lucide-react';
import { Suspense, useId, useRef, useState, useTransition } from 'react';
import { flushSync } from 'react-dom';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { detailOf, type LotView } from '../page/lot-view.ts';
import styles from './lot-note.module.css';
import { NoteText } from './note-text.tsx';

const NoteForm = lazyPiece(() => import('./note-form.tsx'), 'NoteForm');

/** R43: the note of managers on a lot. Managers edit it; other readers see it if there is one. */
export function LotNote({ lot }: { lot: LotView }) {
  const text = useText();
  const headId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isEditing, setEditing] = useState(false);
  const [isOpening, open] = useTransition();
  const { id, comment, commentEditable } = detailOf(lot);
  if (!commentEditable && comment === '') return null;
  const close = () => {
    flushSync(() => setEditing(false));
    opener.current?.focus();
  };
  const openerFace =
    comment === '' ? { label: text('lot.note.add'), Icon: Plus } : { label: text('lot.note.edit'), Icon: Pencil };
  return (
    <section aria-labelledby={headId} className={styles.note}>
      <h2 id={headId} className="cap">
        {text('lot.note')}
      </h2>
      <Suspense>
        {isEditing ? (
          <NoteForm lotId={id} comment={comment} onClose={close} />
        ) : (
          <div className={styles.read}>
            {comment !== '' && <NoteText key={comment}>{comment}</NoteText>}
            {commentEditable && (
              <Button
                ref={opener}
                size="s"
                icon={<openerFace.Icon aria-hidden="true" />}
                pending={isOpening}
                onClick={() => open(() => setEditing(true))}
              >
                {openerFace.label}
              </Button>
            )}
          </div>
        )}
      </Suspense>
    </section>
  );
}
