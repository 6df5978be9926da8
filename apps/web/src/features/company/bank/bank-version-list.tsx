import { useText } from '../../../lib/language/text.ts';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { Facts } from '../../../ui/tables/facts.tsx';
import { JapanDate } from '../../../ui/time/japan-date.tsx';
import { bankLines } from '../../start/bank-lines.ts';
import styles from '../editor/company-editor.module.css';
import type { BankVersions } from './save-bank.ts';

/** Every version with who wrote it and when, the newest first. */
export function BankVersionList({ versions }: { versions: BankVersions }) {
  const text = useText();
  if (versions.length === 0) return null;
  return (
    <Sheet title={text('bank.versions')}>
      <ol className={styles.fieldsOfSheet}>
        {versions.map(({ version, details, changedAt, changedBy }) => (
          <li key={version}>
            <p>
              <b>{text('bank.version', { version })}</b> {changedBy}, <JapanDate instant={changedAt} time />
            </p>
            {details ? (
              <Facts framed cols={2} phoneCols={1} items={bankLines(text, details)} />
            ) : (
              <p className="sub">{text('bank.removed')}</p>
            )}
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
