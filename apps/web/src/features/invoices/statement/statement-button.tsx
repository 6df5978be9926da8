import { FileText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/code/lazy-part.ts';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';

const StatementDialog = lazyPart(() => import('./statement-dialog.tsx'), 'StatementDialog');

export interface StatementButtonProps {
  /** A client's account; the default is the reader's own. */
  accountId?: number | undefined;
}

export function StatementButton({ accountId }: StatementButtonProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<FileText aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {text('invoices.statement')}
      </Button>
      <Suspense>{isOpen && <StatementDialog accountId={accountId} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
