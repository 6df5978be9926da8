import { useText } from '../../../lib/language/text.ts';
import { Notice } from '../../../ui/passing/notice.tsx';

/** Shown after a lost optimistic lock: somebody else saved first, and their values are on the page. */
export function ConflictNotice() {
  const text = useText();
  return (
    <Notice tone="mid" title={text('clients.changed')}>
      {text('clients.changed.hint')}
    </Notice>
  );
}
