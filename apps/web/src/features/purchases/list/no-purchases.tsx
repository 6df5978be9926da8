import { useText } from '../../../lib/language/text.ts';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { type PurchaseTab, tabText } from './purchase-tabs.data.ts';

interface NoPurchasesProps {
  tab: PurchaseTab;
  /** Address of the unfiltered list, if it has purchases. */
  wholeHref: string | undefined;
  allClientsHref: string | undefined;
}

/** Names the filters that leave no purchases and links to wider lists. */
export function NoPurchases({ tab, wholeHref, allClientsHref }: NoPurchasesProps) {
  const text = useText();
  const isNarrowed = wholeHref !== undefined;
  return (
    <Sheet flush>
      <EmptyState
        title={text('purchases.empty')}
        actions={
          <>
            {isNarrowed && <ButtonLink href={wholeHref}>{text('purchases.showAll')}</ButtonLink>}
            {allClientsHref && <ButtonLink href={allClientsHref}>{text('purchases.showAllClients')}</ButtonLink>}
          </>
        }
      >
        {isNarrowed ? text('purchases.empty.filtered', { tab: tabText(text, tab) }) : text('purchases.empty.hint')}
      </EmptyState>
    </Sheet>
  );
}
