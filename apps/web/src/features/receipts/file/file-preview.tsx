import { groupDigits } from '@seri/domain/money/money';
import { useState } from 'react';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Segmented } from '../../../ui/frame/segmented.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import { shortDay } from '../../../ui/time/calendar-day.ts';
import { amountText } from '../desk/amount-text.ts';
import type { BankPreview } from './bank-file.ts';
import { FileFaults } from './file-faults.tsx';
import styles from './file.module.css';

/** Nobody reads on; the counts tell how many there are. */
const mostLines = 100;

type PreviewedLine = BankPreview['lines'][number];
type LineState = PreviewedLine['state'];
const lineStates: readonly LineState[] = ['fresh', 'joined', 'kept'];

/** Shows what is new in a file, what the inbox has already, and what is wrong. */
export function FilePreview({ preview, stale }: { preview: BankPreview; stale: boolean }) {
  const text = useText();
  const { lines, counts, faults } = preview;
  const present = lineStates.filter((state) => counts[state] > 0);
  const [chosen, choose] = useState<LineState>();
  const shownState = chosen && present.includes(chosen) ? chosen : present[0];
  const shown = lines.filter(({ state }) => state === shownState);
  return (
    <div className={styles.preview} aria-busy={stale ? true : undefined}>
      <FileFaults faults={faults} />
      {shownState === undefined ? (
        <p>{text('receipts.file.nothing')}</p>
      ) : (
        <Segmented
          label={text('receipts.file.lines')}
          value={shownState}
          options={present.map((state) => ({
            value: state,
            label: text(`receipts.file.${state}`, { count: groupDigits(counts[state]) }),
          }))}
          onChange={choose}
        />
      )}
      {counts.withdrawn > 0 && <p className="sub">{text('receipts.file.withdrawn', { count: counts.withdrawn })}</p>}
      {shown.length > 0 && <LineTable lines={shown.slice(0, mostLines)} />}
      {shown.length > mostLines && (
        <p className="sub">{text('receipts.file.more', { count: shown.length - mostLines })}</p>
      )}
    </div>
  );
}

function LineTable({ lines }: { lines: readonly PreviewedLine[] }) {
  const text = useText();
  const language = useLanguage();
  return (
    <div className={styles.scroller}>
      <table className={styles.lines} aria-label={text('receipts.file.lines')}>
        <thead>
          <tr>
            <th scope="col">{text('receipts.file.line')}</th>
            <th scope="col">{text('receipts.bookedOn')}</th>
            <th scope="col">{text('receipts.sender')}</th>
            <th scope="col">{text('receipts.text')}</th>
            <th scope="col" className="num">
              {text('receipts.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, bookedOn, senderName, text: words, reference, amount, currency, amountJpy }) => (
            <tr key={line}>
              <td>{line}</td>
              <td>{shortDay(bookedOn, language)}</td>
              <td>{senderName || '–'}</td>
              <td>{[words, reference].filter(Boolean).join(' · ') || '–'}</td>
              <td className="num">
                {amountText(amount, currency)}
                {currency !== 'JPY' && amountJpy !== null && (
                  <small>
                    <Yen value={amountJpy} />
                  </small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
