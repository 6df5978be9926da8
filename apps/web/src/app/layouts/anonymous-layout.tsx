import { Outlet } from '@tanstack/react-router';
import { CompanyLinks } from '../../features/company/content/company-links.tsx';
import { CompanyLogo } from '../../features/company/content/company-logo.tsx';
import { ServicePanel } from '../../features/company/content/service-panel.tsx';
import { ShowLots } from '../../features/company/editor/show-lots.tsx';
import { useText } from '../../lib/language/text.ts';
import { useMedia, widths } from '../../lib/browser/use-media.ts';
import { OfflineNotice } from '../shell/offline-notice.tsx';
import { contentId } from '../shell/content-id.ts';
import { LanguageSwitch, ThemeToggle } from '../shell/tools.tsx';
import styles from './anonymous-layout.module.css';

/** Left what the company is, right the form; on phones the form below a strip. */
export function AnonymousLayout() {
  const text = useText();
  const isPhone = useMedia(widths.phone);
  return (
    <div className={styles.page}>
      {!isPhone && <Show />}
      <div className={styles.side}>
        <header className={styles.tools}>
          <span className={styles.phoneLogo}>
            <CompanyLogo />
          </span>
          <LanguageSwitch />
          <ThemeToggle />
        </header>
        <div aria-hidden="true" className={styles.strip}>
          <p>{text('company.headline')}</p>
          <img src="/vehicles/suv.svg" width={640} height={480} alt="" />
        </div>
        <div className={styles.notice}>
          <OfflineNotice boxed />
        </div>
        <main id={contentId} tabIndex={-1} className={styles.form}>
          <Outlet />
        </main>
        {isPhone && (
          <footer className={styles.foot}>
            <ServicePanel />
            <CompanyLinks place="footerLinks" />
          </footer>
        )}
      </div>
    </div>
  );
}

function Show() {
  const text = useText();
  return (
    <section aria-label={text('shell.brand')} className={styles.show}>
      <CompanyLogo size="l" />
      <p className={styles.headline}>{text('company.headline')}</p>
      <p className={styles.lead}>{text('company.lead')}</p>
      <div className={styles.lots}>
        <ShowLots />
      </div>
      <div className={styles.services}>
        <ServicePanel />
      </div>
      <footer className={styles.links}>
        <CompanyLinks place="footerLinks" />
      </footer>
    </section>
  );
}
