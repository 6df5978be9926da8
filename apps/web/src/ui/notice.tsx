import { Check, Clock3, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  tone?: 'info' | 'mid' | 'bad' | 'good' | undefined;
  title?: ReactNode;
  icon?: ReactNode;
  /** It came while the page stood: it is read out. */
  live?: boolean | undefined;
  /** From edge to edge, over a whole page or sheet. */
  flush?: boolean | undefined;
  children?: ReactNode;
}

const icons = { info: Info, mid: Clock3, bad: TriangleAlert, good: Check } as const;

export function Notice({ tone = 'info', title, icon, live, flush, children }: NoticeProps) {
  const Icon = icons[tone];
  const liveRole = tone === 'bad' ? 'alert' : 'status';
  return (
    <div
      className={styles.notice}
      data-tone={tone}
      data-flush={flush ? '' : undefined}
      role={live ? liveRole : undefined}
    >
      {icon ?? <Icon aria-hidden="true" />}
      <div>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
