import { ListFailed } from '../../../lib/list-failed.tsx';
import { useText } from '../../../lib/text.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { Back } from './purchase-page.tsx';

interface NoPurchaseProps {
  back: Back;
  /** Why it did not come; nothing where there is none to come. */
  error: Error | null;
  onRetry: () => void;
}

/** One that is missing and one that is somebody else's look alike. */
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
