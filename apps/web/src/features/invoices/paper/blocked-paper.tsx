import { useText } from '../../../lib/language/text.ts';
import { Notice } from '../../../ui/passing/notice.tsx';

/** Stands from the start, so that screen readers hear of a tab that was blocked. */
export function BlockedPaper({ address }: { address: string | undefined }) {
  const text = useText();
  return (
    <div aria-live="polite">
      {address !== undefined && (
        <Notice tone="mid" title={text('invoices.blocked')}>
          <a href={address} target="_blank" rel="noreferrer">
            {text('invoices.blocked.open')}
          </a>
        </Notice>
      )}
    </div>
  );
}
