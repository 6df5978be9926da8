import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/code/lazy-part.ts';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';

const LedgerFileDialog = lazyPart(() => import('./ledger-file-dialog.tsx'), 'LedgerFileDialog');

export function LedgerFileButton() {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<Download aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {text('debts.file')}
      </Button>
      <Suspense>{isOpen && <LedgerFileDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
