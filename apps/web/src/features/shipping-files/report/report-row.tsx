import { useText } from '../../../lib/language/text.ts';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { linePlace } from '../list-words.ts';
import type { RowOfList } from '../shipping-files.ts';
import { outcomeText, partOfReport } from './outcome-words.ts';
import styles from './report.module.css';

export function ReportRow({ row }: { row: RowOfList }) {
  const text = useText();
  const { car, outcome, code } = row;
  const part = partOfReport(row);
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {car ? (
          <UiLink href={`/purchases/${car.id}`}>
            {car.name} <span className="mono">{car.sku}</span>
          </UiLink>
        ) : (
          row.named || text('shippingFiles.row.noCar')
        )}
      </span>
      <span className="sub">
        <span className="mono">{row.chassis || row.stockNo}</span>{' '}
        {[car?.client.name, linePlace(text, row)].filter(Boolean).join(' · ')}
      </span>
      <span data-outcome={part} className={styles.outcome}>
        {outcome ? outcomeText(text, outcome, code) : notWrittenText()}
      </span>
    </li>
  );

  function notWrittenText(): string {
    if (row.match === 'delivered' || row.match === 'void') return text(`shippingFiles.match.${row.match}`);
    return text(part === 'unknown' ? 'shippingFiles.outcome.of.unknown' : 'shippingFiles.outcome.of.notChosen');
  }
}
