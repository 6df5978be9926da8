import type { ReactNode } from 'react';
import type { Language } from '@seri/domain/common/languages';
import { givenName, partOfDay } from '@seri/domain/people/greeting';
import { type JapanDay, startOfJapanDay } from '@seri/domain/time/japan-time';
import { useQuery } from '@tanstack/react-query';
import { ListFailed } from '../../lib/lists/list-failed.tsx';
import { useLanguage, useText } from '../../lib/language/text.ts';
import { useTitle } from '../../lib/browser/use-title.ts';
import type { Navigate } from '../../lib/lists/use-true-address.ts';
import { formatIn, tokyo } from '../../ui/time/format-time.ts';
import { Segmented } from '../../ui/frame/segmented.tsx';
import { useNow } from '../bids/rows/use-now.ts';
import { isStaff } from '../identity/session/session-state.ts';
import { useProfile } from '../identity/session/session.ts';
import { dashboardQuery } from './dashboard.query.ts';
import { type DashboardData, dashboardHref, type DashboardScope } from './dashboard.ts';
import { useLiveDashboard } from './dashboard-live.ts';
import { ClientBoard } from './client-board.tsx';
import { DashboardLoading } from './dashboard-loading.tsx';
import styles from './dashboard-page.module.css';
import type { RenderPhoto } from './next-bids.tsx';
import { StaffBoard } from './staff-board.tsx';

/** Content from other features, passed in by the app. */
export interface DashboardSlots {
  listingHref: string;
  renderPhoto: RenderPhoto;
  renderMeans: (means: NonNullable<DashboardData['means']>, isLimited: boolean) => ReactNode;
  recent: ReactNode;
  /** For clients and dealers: saved searches with new lots, and purchases that are on the way. */
  ahead?: { searches: ReactNode; onTheWay: ReactNode };
}

interface DashboardPageProps extends DashboardSlots {
  /** Above the day. */
  notice?: ReactNode;
  scope: DashboardScope;
  navigate: Navigate;
}

/** R63: the day in Japan of the account that is signed in. */
export function DashboardPage({ scope, navigate, notice, ...slots }: DashboardPageProps) {
  const text = useText();
  const language = useLanguage();
  const now = useNow();
  const { data, error, refetch, isPlaceholderData } = useQuery(dashboardQuery(scope));
  const profile = useProfile();
  const isStaffAccount = isStaff(profile);
  // Guessed from the profile until the answer arrives, so that nothing moves then.
  const isForStaff = data ? data.kind === 'staff' : isStaffAccount;
  const name = profile && !isForStaff ? givenName(profile.detail.fullName) : '';
  const heading = name ? text('dashboard.greeting', { time: partOfDay(now.getHours()), name }) : undefined;
  const day = data && dayName(data.day, language);
  const manager = isForStaff ? null : profile?.detail.manager;
  const facts = [heading && day, manager && text('dashboard.manager', { manager }), text('dashboard.japanTime')];
  useLiveDashboard();
  useTitle(text('shell.page.dashboard'));
  return (
    <div className={styles.page} aria-busy={isPlaceholderData || undefined}>
      <header className={styles.bar}>
        <h1 tabIndex={-1}>{heading ?? day ?? text('shell.page.dashboard')}</h1>
        {isForStaff && (
          <Segmented
            size="s"
            label={text('dashboard.scope')}
            value={scope}
            options={[
              { value: 'mine', label: text('dashboard.scope.mine', { count: data?.clients ?? 0 }) },
              { value: 'all', label: text('dashboard.scope.all') },
            ]}
            onChange={(other) => navigate(dashboardHref(other), 'replace')}
          />
        )}
        <span className="sub">{facts.filter(Boolean).join(' · ')}</span>
      </header>
      {notice}
      {!data && !error && <DashboardLoading isStaff={isForStaff} />}
      {!data && error && <ListFailed title={text('dashboard.failed')} error={error} onRetry={() => void refetch()} />}
      {data?.kind === 'staff' && <StaffBoard day={data} scope={scope} now={now} {...slots} />}
      {data && data.kind !== 'staff' && <ClientBoard day={data} now={now} {...slots} />}
    </div>
  );
}

function dayName(day: string, language: Language): string {
  const name = formatIn({ language, timeZone: tokyo }, { weekday: 'long', day: 'numeric', month: 'long' });
  const [first = '', ...rest] = name.format(startOfJapanDay(day as JapanDay));
  return first.toLocaleUpperCase() + rest.join('');
}
