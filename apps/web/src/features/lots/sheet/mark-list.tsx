import { useLanguage, useText } from '../../../lib/language/text.ts';
import type { SheetMark } from '../page/lot-view.ts';
import type { PlacedMark } from './placed-marks.ts';
import { MarkCode } from './mark-code.tsx';
import styles from './mark-list.module.css';
import { NotDecoded } from '../pictures/original.tsx';

interface MarkListProps {
  marks: readonly PlacedMark[];
  /** The rank of the highlighted mark. */
  lit: number | undefined;
  onHover: (mark: number | undefined) => void;
  /** Defined if there is a map to show a mark on. */
  onChoose: ((mark: number) => void) | undefined;
  chosen: number | undefined;
}

export function MarkList({ marks, lit, chosen, onHover, onChoose }: MarkListProps) {
  const text = useText();
  return (
    <ol className={styles.list}>
      {marks.map((mark) => (
        <li key={mark.rank} data-lit={lit === mark.rank ? '' : undefined}>
          {onChoose ? (
            <button
              type="button"
              aria-label={text('sheet.mark.show', { code: mark.code })}
              aria-pressed={chosen === mark.rank}
              onClick={() => onChoose(mark.rank)}
              onPointerEnter={() => onHover(mark.rank)}
              onPointerLeave={() => onHover(undefined)}
              onFocus={() => onHover(mark.rank)}
              onBlur={() => onHover(undefined)}
            >
              <MarkCode mark={mark} lit={lit === mark.rank} />
            </button>
          ) : (
            <MarkCode mark={mark} lit={false} />
          )}
          <MarkWords mark={mark} />
        </li>
      ))}
    </ol>
  );
}

/** `Left front door: scratch, palm-sized` */
function MarkWords({ mark }: { mark: SheetMark }) {
  const text = useText();
  const language = useLanguage();
  const [place, meaning, size] = [mark.place, mark.meaning, mark.size].map((phrase) => phrase?.[language]);
  const damage = [meaning && withInitial('toLowerCase', meaning), size].filter(Boolean).join(', ');
  const words = [place, damage].filter(Boolean).join(': ');
  return (
    <>
      <p className={styles.words}>
        {withInitial('toUpperCase', words)} {!meaning && <NotDecoded />}
      </p>
      {mark.weight === 'severe' && <span className={styles.severe}>{text('sheet.mark.severe')}</span>}
    </>
  );
}

const withInitial = (changeCase: 'toLowerCase' | 'toUpperCase', phrase: string) =>
  phrase.charAt(0)[changeCase]() + phrase.slice(1);
