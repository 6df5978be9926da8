import { useLanguage } from '../../../lib/language/text.ts';
import type { DecodedSheet } from '@seri/domain/sheet/decoded-sheet';
import { NotDecoded, Original } from '../pictures/original.tsx';
import styles from './sheet-phrases.module.css';

interface SheetPhrasesProps {
  caption: string;
  phrases: DecodedSheet['points'];
  /** Set for codes, which get a line each; otherwise phrases keep the form in which they were written. */
  short?: boolean | undefined;
}

export function SheetPhrases({ caption, phrases, short }: SheetPhrasesProps) {
  const language = useLanguage();
  const distinct = Array.from(new Map(phrases.map((phrase) => [phrase.code, phrase])).values());
  if (distinct.length === 0) return null;
  return (
    <section className={styles.box} data-short={short ? '' : undefined}>
      <h3 className={styles.caption}>{caption}</h3>
      <ul className={styles.phrases}>
        {distinct.map(({ code, meaning }) => (
          <li key={code}>
            {meaning ? (
              <>
                {meaning[language]} <Original small>{code}</Original>
              </>
            ) : (
              <>
                <Original>{code}</Original> <NotDecoded />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
