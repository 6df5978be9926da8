import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { bidsKey } from '../../features/bids/list/bids-key.ts';
import { userInfoQuery } from '../../features/clients/card/user-info.query.ts';
import { UserName } from '../../features/clients/card/user-name.tsx';
import { refreshClients } from '../../features/clients/card/client-view.ts';
import type { CardMeans, CardUser } from '../../features/clients/card/user-card.ts';
import { withTexts } from '../../lib/language/language.ts';
import { lazyPiece } from '../../lib/code/lazy-piece.tsx';
import { queryClient } from '../../lib/calls/query-client.ts';

const LimitDialog = lazyPiece(
  withTexts(['ledger'], () => import('../../features/ledger/means/limit-dialog.tsx')),
  'LimitDialog',
);

/** The client of a bid. The name opens the client's card, from which staff raise the limit. */
export function BidUser({ user }: { user: CardUser }) {
  const [means, setMeans] = useState<CardMeans>();
  const readAnew = async () => {
    const { balanceInfo } = await queryClient.fetchQuery(userInfoQuery(user.clientId));
    setMeans(balanceInfo);
  };
  // A new limit without an answer may still have been saved, so everything is read again.
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
