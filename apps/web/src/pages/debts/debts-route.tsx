import { type PurchaseScope, purchaseScopes } from '@seri/domain/purchases/purchase';
import { DebtsPage } from '../../features/ledger/debts/debts-page.tsx';
import { oneOf } from '../../lib/lists/list-address.ts';
import { useAddress } from '../../app/use-address.ts';

export function DebtsRoute() {
  const { path, search, navigate } = useAddress();
  return (
    <DebtsPage
      clients={oneOf<PurchaseScope>(purchaseScopes, search['clients']) ?? 'mine'}
      hrefOf={(clients) => (clients === 'mine' ? path : `${path}?clients=${clients}`)}
      navigate={navigate}
    />
  );
}
