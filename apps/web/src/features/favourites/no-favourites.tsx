import type { FavouriteGroup } from '@seri/domain/catalogue/favourite-groups';
import { useText } from '../../lib/language/text.ts';
import { ButtonLink } from '../../ui/frame/button-link.tsx';
import { EmptyState } from '../../ui/frame/empty-state.tsx';
import { Sheet } from '../../ui/frame/sheet.tsx';

export function NoFavourites({ group, listingHref }: { group: FavouriteGroup; listingHref: string }) {
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
