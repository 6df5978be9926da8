import { billingChanges, firstBilling } from '@seri/domain/money/company-billing';
import { useText } from '../../../lib/language/text.ts';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { Facts } from '../../../ui/tables/facts.tsx';
import { JapanDate } from '../../../ui/time/japan-date.tsx';
import styles from '../editor/company-editor.module.css';
import { changeLine } from './change-line.ts';
import type { BillingVersions } from './save-billing.ts';

/** Every version with who wrote it, when, and what it changed; the newest first. */
export function BillingVersionList({ versions }: { versions: BillingVersions }) {
  const text = useText();
  if (versions.length === 0) return null;
  return (
    <Sheet title={text('bank.versions')}>
      <ol className={styles.fieldsOfSheet}>
        {versions.map(({ version, details, changedAt, changedBy }, index) => (
          <li key={version}>
            <p>
              <b>{text('bank.version', { version })}</b> {changedBy}, <JapanDate instant={changedAt} time />
            </p>
            <Facts
              framed
              cols={2}
              phoneCols={1}
              items={billingChanges(versions[index + 1]?.details ?? firstBilling, details).map((change) =>
                changeLine(text, change),
              )}
            />
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
