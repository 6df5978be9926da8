import type { ComponentProps } from 'react';
import { TabLinks } from './tab-links.tsx';
import styles from './tabs-head.module.css';

interface TabsHeadProps extends ComponentProps<typeof TabLinks> {
  title: string;
}

export function TabsHead({ title, ...tabs }: TabsHeadProps) {
  return (
    <header className={styles.head}>
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <TabLinks {...tabs} />
    </header>
  );
}
