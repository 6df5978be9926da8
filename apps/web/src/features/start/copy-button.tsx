import { Copy } from 'lucide-react';
import { copyText } from '../../lib/export/copy-text.ts';
import { useText } from '../../lib/language/text.ts';
import { Button } from '../../ui/frame/button.tsx';
import { toast } from '../../ui/passing/toast.ts';

/** `what` names the value: a page has several of these buttons. */
export function CopyButton({ what, value }: { what: string; value: string }) {
  const text = useText();
  const label = text('start.copy', { what });
  const copy = async () => {
    if (await copyText(value)) toast({ tone: 'good', title: text('start.copied', { what }) });
    else toast({ tone: 'bad', title: text('start.notCopied') });
  };
  return (
    <Button
      kind="bare"
      size="s"
      icon={<Copy aria-hidden="true" />}
      label={label}
      title={label}
      onClick={() => void copy()}
    />
  );
}
