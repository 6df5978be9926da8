import { Printer } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';

/** Waits for the lazily loaded QR code, which must be on the printed page. */
async function print(): Promise<void> {
  await import('./printed-code.tsx').catch(() => undefined);
  window.print();
}

export function PrintButton() {
  const text = useText();
  return <Button icon={<Printer aria-hidden="true" />} label={text('lot.print')} onClick={() => void print()} />;
}
