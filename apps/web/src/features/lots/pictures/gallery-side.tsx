import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import styles from './lot-gallery.module.css';

interface GallerySideProps {
  ref: RefObject<HTMLElement | null> | null;
  /** For screen readers: the name of the picture and its zoom. */
  label: string;
  /** Stands on the picture, if there are several kinds. */
  caption: string | undefined;
  /** The keys act on it. */
  isActive: boolean;
  onFocus: () => void;
  /** undefined if there is nothing to turn to. */
  onTurn: ((by: number) => void) | undefined;
  children: ReactNode;
}

/** The pictures that are turned together, with their buttons. */
export function GallerySide({ ref, label, caption, isActive, onFocus, onTurn, children }: GallerySideProps) {
  const text = useText();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys act on the side that has the focus
    <section
      ref={ref}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move what it shows
      tabIndex={0}
      className={styles.stage}
      onFocus={onFocus}
    >
      {children}
      {caption !== undefined && (
        <p aria-hidden="true" className={styles.caption} data-active={isActive ? '' : undefined}>
          {caption}
        </p>
      )}
      {onTurn && (
        <>
          <Button
            className={styles.previous}
            icon={<ChevronLeft aria-hidden="true" />}
            label={text('pictures.previous')}
            onClick={() => onTurn(-1)}
          />
          <Button
            className={styles.next}
            icon={<ChevronRight aria-hidden="true" />}
            label={text('pictures.next')}
            onClick={() => onTurn(1)}
          />
        </>
      )}
    </section>
  );
}
