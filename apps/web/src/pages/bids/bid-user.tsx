import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { bidsKey } from '../../features/bids/model/bids-key.ts';
import { userInfoQuery } from '../../features/clients/api/user-info.query.ts';
import { UserName } from '../../features/clients/components/user-name.tsx';
import { refreshClients } from '../../features/clients/model/client-view.ts';
import type { CardMeans, CardUser } from '../../features/clients/model/user-card.ts';
import { withTexts } from '../../lib/language.ts';
import { lazyPiece } from '../../lib/lazy-piece.tsx';
import { queryClient } from '../../lib/query-client.ts';

const LimitDialog = lazyPiece(
  withTexts(['ledger'], () => import('../../features/ledger/components/limit-dialog.tsx')),
  'LimitDialog',
);

/** The client of a bid. The name opens the client's card, from which staff raise the limit. */
export function BidUser({ user }: { user: CardUser }) {
  const [means, setMeans] = useState<CardMeans>();
  const readAnew = async () => {
    const { balanceInfo } = await queryClient.fetchQuery(userInfoQuery(user.clientId));
    setMeans(balanceInfo);
  };
  // A request without an answer may still have succeeded, so the lists are refreshed on closing.
  const close = () => {
    setMeans(undefined);
    void refreshClients();
    void queryClient.invalidateQueries({ queryKey: bidsKey });
  };
  return (
    <>
      <UserName user={user} onRaise={setMeans} />
      {means &&
        createPortal(
          <Suspense>
            <LimitDialog accountId={user.clientId} means={means} onBooked={close} onStale={readAnew} onClose={close} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
