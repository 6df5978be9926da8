import type { ReactNode } from 'react';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import styles from './purchase-part.module.css';

interface PurchasePartProps {
  icon: ReactNode;
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

export function PurchasePart({ icon, title, actions, children }: PurchasePartProps) {
  const head = (
    <span className={styles.title}>
      {icon}
      {title}
    </span>
  );
  return (
    <Sheet flush title={head} actions={actions}>
      {children}
    </Sheet>
  );
}
