import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Check } from '../../../ui/fields/check.tsx';
import { changeNote, fieldName, type ShownChange, valueText } from './change-words.ts';
import styles from './changes.module.css';

interface ChangeChipProps {
  change: ShownChange;
  /** Undefined where nobody decides about it. */
  onTake?: (() => void) | undefined;
}

/** “Sails, planned 25 Nov → 27 Nov”. Whatever staff have written by hand is taken only if they tick it. */
export function ChangeChip({ change, onTake }: ChangeChipProps) {
  const text = useText();
  const language = useLanguage();
  const { field, from, to, decision, isTaken } = change;
  const words = { text, language };
  const note = changeNote(words, change);
  const port = 'portName' in change ? `${change.portName} · ` : '';
  const face = (
    <span className={styles.face}>
      <span className={styles.field}>{port + fieldName(text, field)}</span>{' '}
      <span className={styles.values}>
        {from !== '' && <span className={styles.from}>{valueText(words, field, from)}</span>}{' '}
        <span aria-hidden="true">→</span> <b>{valueText(words, field, to)}</b>
      </span>
      {note !== undefined && <span className={styles.note}> {note}</span>}
    </span>
  );
  return (
    <li data-decision={decision} data-taken={isTaken ? '' : undefined} className={styles.change}>
      {onTake ? <Check label={face} checked={isTaken} onChange={onTake} /> : face}
    </li>
  );
}
