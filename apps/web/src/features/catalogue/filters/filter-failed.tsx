import type { ReactNode } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import styles from './filter-failed.module.css';

interface FilterFailedProps {
  isRetrying?: boolean;
  onRetry: () => void;
  children: ReactNode;
}

/** One line in place of filters that did not load. */
export function FilterFailed({ isRetrying, onRetry, children }: FilterFailedProps) {
  const text = useText();
  return (
    <div role="alert" className={styles.failed}>
      {children}
      <Button size="s" pending={isRetrying} onClick={onRetry}>
        {text('ui.retry')}
      </Button>
    </div>
  );
}
