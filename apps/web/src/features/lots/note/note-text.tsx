import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import styles from './lot-note.module.css';

/** Phones show four lines, and the rest on request. */
export function NoteText({ children }: { children: string }) {
  const text = useText();
  const words = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isClipped, setClipped] = useState(false);
  useLayoutEffect(() => {
    const paragraph = words.current;
    if (!paragraph) return undefined;
    const measure = () => setClipped(paragraph.scrollHeight > paragraph.clientHeight);
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
      {(isClipped || isOpen) && (
        <Button kind="bare" size="s" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text(isOpen ? 'lot.note.less' : 'lot.note.more')}
        </Button>
      )}
    </div>
  );
}
