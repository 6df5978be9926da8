import { type ReactNode, useEffect, useRef } from 'react';
import { useTitle } from '../../../lib/browser/use-title.ts';
import styles from './stage.module.css';

interface StageProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** The result of a form or link, in place of the form. Takes the focus, because the pressed button is gone. */
export function Stage({ title, children, actions }: StageProps) {
  useTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.stage}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
