import { pageTypeData } from '@seri/domain/catalogue/page-types';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { serverNow } from '../../../lib/live/clock.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { clockTime, fullDate, tokyo } from '../../../ui/time/format-time.ts';
import { codePathOf } from '../../../ui/figures/code-path.ts';
import { type ViewedLot, detailOf } from './lot-view.ts';
import { isLotView } from './own-lot.ts';
import styles from './printed-code.module.css';

/** Printed only: a QR code that leads back to the page, and the time of printing. */
export function PrintedCode({ lot }: { lot: ViewedLot }) {
  const text = useText();
  const japan = { language: useLanguage(), timeZone: tokyo };
  const printedAt = usePrintTime();
  const address = addressOf(lot);
  const { size, path } = codePathOf(address);
  return (
    <figure className={styles.printed}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of ours, no file */}
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={text('lot.printed.code')}>
        <path d={path} />
      </svg>
      <figcaption>
        <span>{text('lot.printed', { date: fullDate(printedAt, japan), time: clockTime(printedAt, japan) })}</span>
        <span>{address.replace(/^https?:\/\//, '')}</span>
      </figcaption>
    </figure>
  );
}

/** The address of a shared lot omits its code, so the page asks for it again. */
function addressOf(lot: ViewedLot): string {
  const page = `${window.location.origin}${pageTypeData[lot.pageType].path}`;
  return `${page}/${isLotView(lot) ? '' : 'share/'}${detailOf(lot).id}`;
}

function usePrintTime(): Date {
  const [time, setTime] = useState(serverNow);
  useEffect(() => {
    // Synchronous, because the browser renders the print as soon as the event handlers return.
    const note = () => flushSync(() => setTime(serverNow()));
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);
  return time;
}
