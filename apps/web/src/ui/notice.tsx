import { Check, Clock3, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  tone?: 'info' | 'mid' | 'bad' | 'good' | undefined;
  title?: ReactNode;
  icon?: ReactNode;
  /** It came while the page stood: it is read out. */
  live?: boolean | undefined;
  children?: ReactNode;
}

const icons = { info: Info, mid: Clock3, bad: TriangleAlert, good: Check } as const;

export function Notice({ tone = 'info', title, icon, live, children }: NoticeProps) {
  const Icon = icons[tone];
  const liveRole = tone === 'bad' ? 'alert' : 'status';
  return (
    <div className={styles.notice} data-tone={tone} role={live ? liveRole : undefined}>
      {icon ?? <Icon aria-hidden="true" />}
      <div>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
