import { type ReactNode, Suspense } from 'react';
import { LotPhoto } from '../../features/catalogue/rows/lot-photo.tsx';
import { DashboardPage } from '../../features/dashboard/dashboard-page.tsx';
import { parseScope } from '../../features/dashboard/dashboard.ts';
import { MeansSum } from '../../features/ledger/means/means-sum.tsx';
import { StartSlot } from '../../features/start/start-slot.tsx';
import { lazyPart } from '../../lib/code/lazy-part.ts';
import { withTexts } from '../../lib/language/language.ts';
import { landingPath } from '../../app/guard.ts';
import { useAddress } from '../../app/use-address.ts';

const RecentNotices = lazyPart(() => import('../../features/notifications/recent-notices.tsx'), 'RecentNotices');

const SearchesWithNews = lazyPart(
  withTexts(['searches'], () => import('../../features/searches/searches-with-news.tsx')),
  'SearchesWithNews',
);
const OnTheWay = lazyPart(
  withTexts(['purchases'], () => import('../../features/purchases/list/on-the-way.tsx')),
  'OnTheWay',
);

const laterPart = (part: ReactNode) => <Suspense>{part}</Suspense>;

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
      recent={laterPart(<RecentNotices />)}
      ahead={{
        searches: laterPart(<SearchesWithNews />),
        onTheWay: laterPart(<OnTheWay />),
      }}
      notice={<StartSlot />}
    />
  );
}
