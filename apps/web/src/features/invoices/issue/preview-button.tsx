import { Eye } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';

interface PreviewButtonProps {
  isPending: boolean;
  isIdle?: boolean;
  onPreview: () => void;
}

export function PreviewButton({ isPending, isIdle = false, onPreview }: PreviewButtonProps) {
  const text = useText();
  return (
    <Button icon={<Eye aria-hidden="true" />} pending={isPending} aria-disabled={isIdle} onClick={onPreview}>
      {text('invoices.preview')}
    </Button>
  );
}
