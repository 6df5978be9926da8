import type { ReactNode } from 'react';
import { useText } from '../../lib/language/text.ts';
import { Sheet } from '../../ui/frame/sheet.tsx';
import { UiLink } from '../../ui/frame/ui-link.tsx';

export function Recent({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <Sheet
      flush
      title={text('dashboard.recent')}
      actions={<UiLink href="/notifications">{text('dashboard.recent.all')}</UiLink>}
    >
      {children}
    </Sheet>
  );
}
