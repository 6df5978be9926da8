import { Suspense } from 'react';
import { withTexts } from '../../lib/language/language.ts';
import { lazyPart } from '../../lib/code/lazy-part.ts';
import styles from './page-footer.module.css';

const CompanyFooter = lazyPart(
  withTexts(['company'], () => import('../../features/company/content/company-footer.tsx')),
  'CompanyFooter',
);

/** Its room is kept from the start: what it says comes after the page. */
export function PageFooter() {
  return (
    <footer className={styles.footer}>
      <Suspense>
        <CompanyFooter />
      </Suspense>
    </footer>
  );
}
