import { clientHref } from '../clients/list/client-href.ts';
import { isDeskOpen } from '../identity/session/session-state.ts';
import { useProfile } from '../identity/session/session.ts';
import type { DashboardData, DashboardScope } from './dashboard.ts';
import { staffHrefs } from './status-links.ts';
import type { DashboardSlots } from './dashboard-page.tsx';
import styles from './dashboard-page.module.css';
import { Exposures } from './exposures.tsx';
import { NextBids } from './next-bids.tsx';
import { Recent } from './recent.tsx';
import { StaffFigures } from './staff-figures.tsx';
import { Wins } from './wins.tsx';
import { Workload } from './workload.tsx';

interface StaffBoardProps extends Pick<DashboardSlots, 'renderPhoto' | 'listingHref' | 'recent'> {
  day: DashboardData;
  scope: DashboardScope;
  now: Date;
}

export function StaffBoard({ day, scope, now, listingHref, renderPhoto, recent }: StaffBoardProps) {
  const hrefs = staffHrefs(scope, isDeskOpen(useProfile()));
  return (
    <>
      <StaffFigures day={day} now={now} bidsHref={hrefs.tab} />
      <div className={styles.board}>
        <Workload workload={day.workload} now={now} />
        <Exposures exposures={day.exposures} clientHref={clientHref} />
        <NextBids
          next={day.next}
          kind="staff"
          now={now}
          bidsHref={hrefs.desk}
          listingHref={listingHref}
          renderPhoto={renderPhoto}
        />
        <Wins wins={day.wins} purchasesHref={hrefs.purchases} />
        <div className={styles.whole}>
          <Recent>{recent}</Recent>
        </div>
      </div>
    </>
  );
}
