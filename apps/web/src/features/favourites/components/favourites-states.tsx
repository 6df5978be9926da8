import type { FavouriteGroup } from '@seri/domain/favourite-groups';
import { refusalText } from '../../../lib/on-refusal.ts';
import { offline, refusalOf } from '../../../lib/refusal.ts';
import { useText } from '../../../lib/text.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

export function FavouritesEmpty({ group, listingHref }: { group: FavouriteGroup; listingHref: string }) {
  const text = useText();
  return (
    <Sheet flush>
      <EmptyState
        title={text('favouriteList.empty', { group })}
        actions={<ButtonLink href={listingHref}>{text('favouriteList.toListing')}</ButtonLink>}
      >
        {text('favouriteList.empty.hint')}
      </EmptyState>
    </Sheet>
  );
}

export function FavouritesFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = useText();
  const refusal = refusalOf(error) ?? offline;
  // The button goes with the error: the focus waits on the heading, which stays.
  const retry = () => {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <Sheet flush>
      <ErrorState title={text('favouriteList.failed')} onRetry={retry} id={refusal.id || undefined}>
        {refusalText(text, refusal)}
      </ErrorState>
    </Sheet>
  );
}
