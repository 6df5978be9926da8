import { ListFailed } from '../../../lib/lists/list-failed.tsx';
import { useText } from '../../../lib/language/text.ts';
import { useTitle } from '../../../lib/browser/use-title.ts';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import type { BackLink } from './purchase-page.tsx';

interface NoPurchaseProps {
  back: BackLink;
  /** null if the purchase does not exist. */
  error: Error | null;
  onRetry: () => void;
}

/** Shown for a missing purchase and for somebody else's alike. */
export function NoPurchase({ error, back, onRetry }: NoPurchaseProps) {
  const text = useText();
  useTitle(text('shell.page.purchase'));
  return (
    <>
      <h1 className="visually-hidden" tabIndex={-1}>
        {text('shell.page.purchase')}
      </h1>
      {error ? (
        <ListFailed title={text('purchases.failed')} error={error} onRetry={onRetry} />
      ) : (
        <Sheet flush>
          <EmptyState
            title={text('purchases.missing')}
            actions={
              <ButtonLink kind="primary" href={back.href}>
                {back.label}
              </ButtonLink>
            }
          >
            {text('purchases.missing.hint')}
          </EmptyState>
        </Sheet>
      )}
    </>
  );
}
