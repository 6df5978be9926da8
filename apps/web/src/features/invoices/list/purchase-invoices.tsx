import { Plus, ReceiptText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/code/lazy-part.ts';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import type { PurchaseDetails } from '../../purchases/list/purchases.ts';
import { InvoiceStrip } from './invoice-strip.tsx';
import styles from './invoices.module.css';

const IssueDialog = lazyPart(() => import('../issue/issue-dialog.tsx'), 'IssueDialog');
const CreditDialog = lazyPart(() => import('../credit/credit-dialog.tsx'), 'CreditDialog');

/** R90: what was issued for a purchase, the newest first. */
export function PurchaseInvoices({ purchase }: { purchase: PurchaseDetails }) {
  const text = useText();
  const [opened, open] = useState<'issue' | number>();
  const { papers, can } = purchase;
  const close = () => open(undefined);
  return (
    <Sheet
      flush
      icon={<ReceiptText aria-hidden="true" />}
      title={text('invoices.title')}
      actions={
        can.invoice && (
          <Button size="s" icon={<Plus aria-hidden="true" />} onClick={() => open('issue')}>
            {text('invoices.issue')}
          </Button>
        )
      }
    >
      {papers.length === 0 ? (
        <p className={styles.none}>{text('invoices.none')}</p>
      ) : (
        <ul>
          {papers.map((invoice) => (
            <InvoiceStrip
              key={invoice.id}
              invoice={invoice}
              isAtPurchase
              onCredit={can.invoice ? ({ id }) => open(id) : undefined}
            />
          ))}
        </ul>
      )}
      <Suspense>
        {opened === 'issue' && <IssueDialog purchase={purchase} onClose={close} />}
        {typeof opened === 'number' && <CreditDialog id={opened} onClose={close} />}
      </Suspense>
    </Sheet>
  );
}
