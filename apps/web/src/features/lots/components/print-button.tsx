import { Printer } from 'lucide-react';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';

/** The code that leads back comes after the page: paper waits for it. */
async function print(): Promise<void> {
  await import('./printed-code.tsx').catch(() => undefined);
  window.print();
}

export function PrintButton() {
  const text = useText();
  return <Button icon={<Printer aria-hidden="true" />} label={text('lot.print')} onClick={() => void print()} />;
}
