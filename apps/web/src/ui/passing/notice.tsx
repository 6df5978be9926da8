import { Check, Clock3, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  tone?: 'info' | 'mid' | 'bad' | 'good' | undefined;
  title?: ReactNode;
  icon?: ReactNode;
  /** Appeared after the page had loaded, so screen readers announce it. */
  live?: boolean | undefined;
  /** Spans a page or sheet from edge to edge. */
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
