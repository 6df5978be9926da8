import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Notice } from '../../../ui/passing/notice.tsx';
import type { DecodedSheet } from '@seri/domain/sheet/decoded-sheet';
import { Original } from '../pictures/original.tsx';
import styles from './sheet-flags.module.css';

/** Red flags, each with the phrases of the sheet that it was read from. */
export function SheetFlags({ sheet }: { sheet: DecodedSheet }) {
  const text = useText();
  const language = useLanguage();
  const phrases = [...sheet.grades, ...sheet.points, ...sheet.remarks];
  const meanings = new Map(phrases.map(({ code, meaning }) => [code, meaning?.[language]]));
  /** Empty if the meaning only repeats the name of the flag. */
  const meaningBeyond = (source: string, flag: string) => (meanings.get(source) === flag ? '' : meanings.get(source));
  const flags = Map.groupBy(sheet.flags, ({ flag }) => flag);
  if (flags.size === 0) return null;
  return (
    <Notice tone="bad" flush>
      <ul className={styles.flags}>
        {Array.from(flags, ([flag, sources]) => {
          const name = text(`sheet.flag.${flag}`);
          return (
            <li key={flag}>
              <strong>{name}</strong>
              {sources.map(({ source }) => (
                <span key={source} className={styles.source}>
                  {meaningBeyond(source, name)} <Original small>{source}</Original>
                </span>
              ))}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
