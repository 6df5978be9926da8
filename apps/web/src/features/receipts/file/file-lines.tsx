import { formatYen } from '@seri/domain/money/money';
import { useMedia, widths } from '../../../lib/browser/use-media.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { shortDay } from '../../../ui/time/calendar-day.ts';
import { amountText } from '../desk/amount-text.ts';
import type { BankPreview } from './bank-file.ts';
import styles from './file.module.css';

type PreviewedLine = BankPreview['lines'][number];

interface FileLinesProps {
  lines: readonly PreviewedLine[];
}

/** Lines of a file as a table; on a phone as strips. */
export function FileLines({ lines }: FileLinesProps) {
  const text = useText();
  const language = useLanguage();
  const isPhone = useMedia(widths.phone);
  if (isPhone) return <LineStrips lines={lines} />;
  return (
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
        {lines.map((one) => (
          <tr key={one.line}>
            <td>{one.line}</td>
            <td>{shortDay(one.bookedOn, language)}</td>
            <td>{one.senderName || '–'}</td>
            <td>{wordsOf(one) || '–'}</td>
            <td className="num">
              <LineAmount line={one} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LineStrips({ lines }: FileLinesProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <ul aria-label={text('receipts.file.lines')} className={styles.strips}>
      {lines.map((one) => (
        <li key={one.line}>
          <span className={styles.who}>
            <b className="strong">{one.senderName || '–'}</b>
            {wordsOf(one) !== '' && <span>{wordsOf(one)}</span>}
            <span className="sub">{shortDay(one.bookedOn, language)}</span>
          </span>
          <span className="num">
            <LineAmount line={one} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const wordsOf = ({ text, reference }: PreviewedLine) => [text, reference].filter(Boolean).join(' · ');

function LineAmount({ line: { amount, currency, amountJpy } }: { line: PreviewedLine }) {
  return (
    <>
      {amountText(amount, currency)}
      {currency !== 'JPY' && amountJpy !== null && <small>{formatYen(amountJpy)}</small>}
    </>
  );
}
