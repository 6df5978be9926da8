import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './state.module.css';
import { useUiText } from './ui-text.tsx';

interface ErrorStateProps {
  title: string;
  /** Says what is unchanged and what the reader can do. */
  children?: ReactNode;
  id?: string | undefined;
  onRetry?: (() => void) | undefined;
  actions?: ReactNode;
}

export function ErrorState({ title, children, id, onRetry, actions }: ErrorStateProps) {
  const text = useUiText();
  return (
    <div className={styles.state} role="alert">
      <TriangleAlert aria-hidden="true" className={styles.alarm} />
      <h2 className={styles.title}>{title}</h2>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {(onRetry ?? actions) !== undefined && (
        <div className={styles.actions}>
          {onRetry && (
            <Button kind="primary" icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
              {text('ui.retry')}
            </Button>
          )}
          {actions}
        </div>
      )}
      {id !== undefined && (
        <p className={styles.id}>
          <span className="visually-hidden">{text('ui.errorId')} </span>
          {id}
        </p>
      )}
    </div>
  );
}
