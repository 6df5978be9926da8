import { useLanguage, useText } from '../../../lib/text.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { DecodedSheet } from '../model/lot-view.ts';
import { Original } from './original.tsx';
import styles from './sheet-flags.module.css';

/** What makes a buyer think twice, with the words of the sheet that say so. */
export function SheetFlags({ sheet }: { sheet: DecodedSheet }) {
  const text = useText();
  const language = useLanguage();
  const phrases = [...sheet.grades, ...sheet.points, ...sheet.remarks];
  const meanings = new Map(phrases.map(({ code, meaning }) => [code, meaning?.[language]]));
  /** Not what the flag itself says already. */
  const more = (source: string, flag: string) => (meanings.get(source) === flag ? '' : meanings.get(source));
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
                  {more(source, name)} <Original small>{source}</Original>
                </span>
              ))}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
