import { useText } from '../../lib/language/text.ts';
import { Sheet } from '../../ui/frame/sheet.tsx';
import { UiLink } from '../../ui/frame/ui-link.tsx';
import type { DashboardData } from './dashboard.ts';
import { tabHref } from './status-links.ts';
import { ClientFigures } from './client-figures.tsx';
import type { DashboardSlots } from './dashboard-page.tsx';
import styles from './dashboard-page.module.css';
import { Exposures } from './exposures.tsx';
import { NextBids } from './next-bids.tsx';
import { OpenBids } from './open-bids.tsx';
import { Recent } from './recent.tsx';
import { Wins } from './wins.tsx';

interface ClientBoardProps extends DashboardSlots {
  day: DashboardData;
  now: Date;
}

export function ClientBoard({ day, now, listingHref, renderPhoto, renderMeans, recent, ahead }: ClientBoardProps) {
  const text = useText();
  const { kind, means, isLimited } = day;
  const bidsPath = kind === 'dealer' ? '/dealer-bids' : '/bids';
  return (
    <>
      <ClientFigures day={day} now={now} />
      <div className={styles.board} data-wide="">
        <div className={styles.stack}>
          <NextBids
            next={day.next}
            kind={kind}
            now={now}
            bidsHref={bidsPath}
            listingHref={listingHref}
            renderPhoto={renderPhoto}
          />
          {ahead?.searches}
        </div>
        <div className={styles.stack}>
          <OpenBids open={day.open} bidsHref={(status) => tabHref(bidsPath, status)} />
          {means && (
            <Sheet
              flush
              title={text('dashboard.means')}
              actions={<UiLink href="/balance">{text('dashboard.toBalance')}</UiLink>}
            >
              {renderMeans(means, isLimited)}
            </Sheet>
          )}
        </div>
        <Recent>{recent}</Recent>
        <div className={styles.stack}>
          {ahead?.onTheWay}
          {kind === 'dealer' && <Exposures exposures={day.exposures} />}
          <Wins wins={day.wins} />
        </div>
      </div>
    </>
  );
}
