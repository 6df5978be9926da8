import type { ReactNode } from 'react';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import styles from './purchase-part.module.css';

interface PurchasePartProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

export function PurchasePart({ icon, title, children }: PurchasePartProps) {
  const head = (
    <span className={styles.title}>
      {icon}
      {title}
    </span>
  );
  return (
    <Sheet flush title={head}>
      {children}
    </Sheet>
  );
}
