import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/code/lazy-part.ts';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';

const DepositDialog = lazyPart(() => import('./deposit-dialog.tsx'), 'DepositDialog');

export function RequestDeposit({ accountId }: { accountId: number }) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{text('invoices.deposit')}</Button>
      <Suspense>{isOpen && <DepositDialog accountId={accountId} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
