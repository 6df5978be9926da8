import { Outlet } from '@tanstack/react-router';
import { ShowLots } from '../../features/company/components/show-lots.tsx';
import { useText } from '../../lib/text.ts';
import { Cell, Cells } from '../../ui/cells.tsx';
import { Logo } from '../../ui/logo.tsx';
import { OfflineNotice } from '../shell/offline-notice.tsx';
import { contentId } from '../shell/content-id.ts';
import { LanguageSwitch, ThemeToggle } from '../shell/tools.tsx';
import styles from './anonymous-layout.module.css';

const services = ['listing', 'favourites', 'time'] as const;

/** Left what Seri is, right the form; on phones the form below a strip. */
export function AnonymousLayout() {
  const text = useText();
  return (
    <div className={styles.page}>
      <section aria-label={text('shell.brand')} className={styles.show}>
        <Logo size="l" />
        <p className={styles.headline}>{text('company.headline')}</p>
        <p className={styles.lead}>{text('company.lead')}</p>
        <div className={styles.lots}>
          <ShowLots />
        </div>
        <div className={styles.services}>
          <Cells cols={3}>
            {services.map((service) => (
              <Cell key={service}>
                <b className="strong">{text(`company.service.${service}`)}</b>
                <p className="sub">{text(`company.service.${service}.text`)}</p>
              </Cell>
            ))}
          </Cells>
        </div>
      </section>
      <div className={styles.side}>
        <header className={styles.tools}>
          <span className={styles.phoneLogo}>
            <Logo />
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
      </div>
    </div>
  );
}
