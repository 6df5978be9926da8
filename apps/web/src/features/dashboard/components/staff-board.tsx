import { clientHref } from '../../clients/model/client-href.ts';
import type { Dashboard } from '../model/dashboard.ts';
import { tabHref } from '../model/status-links.ts';
import type { DashboardSlots } from './dashboard-page.tsx';
import styles from './dashboard-page.module.css';
import { Exposures } from './exposures.tsx';
import { NextBids } from './next-bids.tsx';
import { StaffFigures } from './staff-figures.tsx';
import { Wins } from './wins.tsx';
import { Workload } from './workload.tsx';

interface StaffBoardProps extends Pick<DashboardSlots, 'renderPhoto' | 'listingHref'> {
  day: Dashboard;
  now: Date;
}

const deskPath = '/bid-manager';

export function StaffBoard({ day, now, listingHref, renderPhoto }: StaffBoardProps) {
  return (
    <>
      <StaffFigures day={day} now={now} bidsHref={(status) => tabHref(deskPath, status)} />
      <div className={styles.board}>
        <Workload workload={day.workload} now={now} />
        <Exposures exposures={day.exposures} clientHref={clientHref} />
        <NextBids
          next={day.next}
          kind="staff"
          now={now}
          bidsHref={deskPath}
          listingHref={listingHref}
          renderPhoto={renderPhoto}
        />
        <Wins wins={day.wins} purchasesHref="/purchases" />
      </div>
    </>
  );
}
