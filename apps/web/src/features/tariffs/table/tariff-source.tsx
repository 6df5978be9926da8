import { useLanguage, useText } from '../../../lib/language/text.ts';
import { tariffDayText } from './tariff-texts.ts';
import styles from './tariffs.module.css';
import type { ListedTariff } from './tariffs.ts';

export const hasSource = ({ note, sourceUrl, sourceDate, isDemo }: ListedTariff): boolean =>
  isDemo || sourceDate !== null || note !== '' || sourceUrl !== '';

/** The first line says since when, the second from where; a long note is cut there. */
export function TariffSource({ tariff }: { tariff: ListedTariff }) {
  const text = useText();
  const language = useLanguage();
  const { note, sourceUrl, sourceDate, isDemo } = tariff;
  const host = URL.parse(sourceUrl)?.host;
  return (
    <>
      {isDemo && <span className={styles.mark}>{text('tariffs.source.demo')}</span>}
      {sourceDate && <span className="sub">{tariffDayText(language, sourceDate)}</span>}
      {(isDemo || sourceDate) && <br />}
      {host && (
        <a href={sourceUrl} target="_blank" rel="noreferrer noopener">
          {host}
        </a>
      )}{' '}
      {note !== '' && <span title={note}>{note}</span>}
    </>
  );
}
