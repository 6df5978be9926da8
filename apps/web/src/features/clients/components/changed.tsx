import { useText } from '../../../lib/text.ts';
import { Notice } from '../../../ui/notice.tsx';

/** Two at once: the other one was faster, and what stands is theirs. */
export function Changed() {
  const text = useText();
  return (
    <Notice tone="mid" title={text('clients.changed')}>
      {text('clients.changed.hint')}
    </Notice>
  );
}
