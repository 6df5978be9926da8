import { LotPhoto } from '../../features/catalogue/components/lot-photo.tsx';
import { DashboardPage } from '../../features/dashboard/components/dashboard-page.tsx';
import { parseScope } from '../../features/dashboard/model/dashboard.ts';
import { MeansSum } from '../../features/ledger/components/means-sum.tsx';
import { RecentNotices } from '../../features/notifications/components/recent-notices.tsx';
import { landingPath } from '../../app/guard.ts';
import { useAddress } from '../../app/use-address.ts';

/** The day, with what money and notices say of it. */
export function DashboardRoute() {
  const { search, navigate } = useAddress();
  return (
    <DashboardPage
      scope={parseScope(search)}
      navigate={navigate}
      listingHref={landingPath}
      renderPhoto={(bid, width) => <LotPhoto lot={bid} width={width} />}
      renderMeans={(means, isLimited) => <MeansSum means={means} isLimited={isLimited} />}
      recent={<RecentNotices />}
    />
  );
}
