import { useLanguage } from '../../../lib/text.ts';
import type { Decoded } from '../model/lot-view.ts';
import { NotDecoded, Original } from './original.tsx';
import styles from './sheet-phrases.module.css';

interface SheetPhrasesProps {
  caption: string;
  phrases: readonly Decoded[];
  /** Codes, each in a line of its own; else what was written, as it was said. */
  short?: boolean | undefined;
}

/** One box of the sheet, phrase by phrase: what it says, and what stands there. */
export function SheetPhrases({ caption, phrases, short }: SheetPhrasesProps) {
  const language = useLanguage();
  const once = Array.from(new Map(phrases.map((phrase) => [phrase.code, phrase])).values());
  if (once.length === 0) return null;
  return (
    <section className={styles.box} data-short={short ? '' : undefined}>
      <h3 className={styles.caption}>{caption}</h3>
      <ul className={styles.phrases}>
        {once.map(({ code, meaning }) => (
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
