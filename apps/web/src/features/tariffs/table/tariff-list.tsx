import { useMedia } from '../../../lib/browser/use-media.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { ListTable, ListTableLoading } from '../../../lib/lists/list-table.tsx';
import { classNames } from '../../../ui/frame/class-names.ts';
import { RuledStrips } from '../../../ui/tables/ruled-strips.tsx';
import { TableRow } from '../../../ui/tables/table-row.tsx';
import strips from '../../../lib/lists/list-strip.module.css';
import { TariffActions } from './tariff-actions.tsx';
import { readTariffColumns, tariffColumns } from './tariff-columns.data.ts';
import { hasSource, TariffSource } from './tariff-source.tsx';
import { tariffPriceText, scopeText, stateOn, validText } from './tariff-texts.ts';
import styles from './tariffs.module.css';
import type { ListedTariff } from './tariffs.ts';

const wide = '(width >= 1280px)';

/** A row is changed, followed by another one from a day on, copied into a new one, or ended. */
export type TariffTask = 'change' | 'follow' | 'copy' | 'end';
export type OnTask = ((task: TariffTask, tariff: ListedTariff) => void) | undefined;

interface TariffListProps {
  tariffs: readonly ListedTariff[];
  today: string;
  stale: boolean;
  /** Undefined for readers who may not edit. */
  onTask: OnTask;
}

/** R88: the table kind by kind, on phones as strips. */
export function TariffList({ tariffs, today, stale, onTask }: TariffListProps) {
  const text = useText();
  const language = useLanguage();
  const isWide = useMedia(wide);
  if (!isWide) {
    return (
      <ul aria-label={text('tariffs.title')} aria-busy={stale ? true : undefined} className={strips.strips}>
        {tariffs.map((tariff) => (
          <TariffStrip key={tariff.id} tariff={tariff} today={today} onTask={onTask} />
        ))}
      </ul>
    );
  }
  return (
    <ListTable
      columns={onTask ? tariffColumns : readTariffColumns}
      label={text('tariffs.title')}
      density="double"
      stale={stale}
    >
      {tariffs.map((tariff) => (
        <TableRow key={tariff.id} className={stateOn(today, tariff) === 'ended' ? styles.ended : undefined}>
          <td data-cell="clip">
            <b className="strong">{text(`tariffs.kind.${tariff.kind}`)}</b>
          </td>
          <td data-cell="lines">
            <div>{scopeText(text, tariff)}</div>
          </td>
          <td data-cell="lines">
            <div className={styles.price}>{tariffPriceText(text, language, tariff)}</div>
          </td>
          <td data-cell="lines">
            <div>{text(`tariffs.booksAt.${tariff.booksAt}`)}</div>
          </td>
          <td data-cell="lines">
            <div>
              <Validity tariff={tariff} today={today} />
            </div>
          </td>
          <td data-cell="lines">
            <div>
              <TariffSource tariff={tariff} />
            </div>
          </td>
          {onTask && (
            <td>
              <TariffActions tariff={tariff} onTask={onTask} />
            </td>
          )}
        </TableRow>
      ))}
    </ListTable>
  );
}

interface TariffStripProps {
  tariff: ListedTariff;
  today: string;
  onTask: OnTask;
}

function TariffStrip({ tariff, today, onTask }: TariffStripProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <li className={classNames(strips.strip, stateOn(today, tariff) === 'ended' && styles.ended)}>
      <div className={strips.line}>
        <b className="strong">{text(`tariffs.kind.${tariff.kind}`)}</b>
        <b className={strips.amount}>{tariffPriceText(text, language, tariff)}</b>
      </div>
      <div className={strips.words}>{scopeText(text, tariff)}</div>
      <div className={strips.line}>
        <span className="sub">{text(`tariffs.booksAt.${tariff.booksAt}`)}</span>
        <span className="sub">
          <Validity tariff={tariff} today={today} />
        </span>
      </div>
      {(onTask || hasSource(tariff)) && (
        <div className={styles.source}>
          <span className="sub">
            <TariffSource tariff={tariff} />
          </span>
          {onTask && <TariffActions tariff={tariff} onTask={onTask} />}
        </div>
      )}
    </li>
  );
}

function Validity({ tariff, today }: { tariff: ListedTariff; today: string }) {
  const text = useText();
  const language = useLanguage();
  const state = stateOn(today, tariff);
  return (
    <>
      {state !== 'valid' && <span className={styles.mark}>{text(`tariffs.valid.${state}`)}</span>}
      {validText(text, language, tariff)}
    </>
  );
}

export function TariffListLoading() {
  const text = useText();
  const isWide = useMedia(wide);
  const label = text('tariffs.loading');
  if (isWide) return <ListTableLoading columns={tariffColumns} rows={12} density="double" label={label} />;
  return <RuledStrips list={strips.strips ?? ''} strip={strips.strip ?? ''} rows={8} label={label} />;
}
