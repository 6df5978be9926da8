import { type PageType, pageFlag, pageTypeData } from '@seri/domain/catalogue/page-types';
import { useParams } from '@tanstack/react-router';
import { useCallback } from 'react';
import { may } from '../../features/identity/session/session-state.ts';
import { useProfile } from '../../features/identity/session/session.ts';
import { LotBody } from '../../features/lots/page/lot-body.tsx';
import { LotLoading } from '../../features/lots/page/lot-loading.tsx';
import { NoLot } from '../../features/lots/page/no-lot.tsx';
import { PortalLink } from '../../features/sharing/portal-link.tsx';
import { SharedLotPage } from '../../features/sharing/shared-lot-page.tsx';
import { sharedPath } from '../../features/sharing/share-link.ts';
import { lotTypeAt } from '../lot/page.ts';
import { useAddress } from '../../app/use-address.ts';
import { useShareCode } from './use-share-code.ts';

/** A lot for whoever was sent its link, signed in or not. */
export function SharedLotRoute() {
  const { id = '' } = useParams({ strict: false });
  return <SharedLotView key={id} id={id} />;
}

function SharedLotView({ id }: { id: string }) {
  const { path } = useAddress();
  const profile = useProfile();
  const { code, keepCode, replacePath } = useShareCode();
  const moveTo = useCallback((home: PageType) => replacePath(sharedPath(home, id)), [id, replacePath]);
  return (
    <SharedLotPage
      pageType={lotTypeAt(path) ?? 'car-auction'}
      id={id}
      code={code}
      keepCode={keepCode}
      moveTo={moveTo}
      loading={<LotLoading />}
      renderMissing={(onRetry) => <NoLot onRetry={onRetry} />}
      renderLot={(lot) => (
        <>
          {may(profile, pageFlag(lot.pageType)) && <PortalLink href={`${pageTypeData[lot.pageType].path}/${id}`} />}
          <LotBody lot={lot} />
        </>
      )}
    />
  );
}
