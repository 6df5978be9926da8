import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './lot-note.module.css';

/** On a phone four lines of it, and the rest when it is wanted. */
export function NoteText({ children }: { children: string }) {
  const text = useText();
  const words = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const paragraph = words.current;
    if (!paragraph) return undefined;
    const measure = () => setCut(paragraph.scrollHeight > paragraph.clientHeight);
    const watcher = new ResizeObserver(measure);
    watcher.observe(paragraph);
    measure();
    return () => watcher.disconnect();
  }, []);
  return (
    <div className={styles.words}>
      <p ref={words} data-open={isOpen ? '' : undefined}>
        {children}
      </p>
      {(isCut || isOpen) && (
        <Button kind="bare" size="s" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text(isOpen ? 'lot.note.less' : 'lot.note.more')}
        </Button>
      )}
    </div>
  );
}
