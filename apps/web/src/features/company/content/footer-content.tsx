import type { SiteContent } from './company.ts';
import { usePick } from './pick.ts';
import { LinkList } from './company-links.tsx';
import { ContactList } from './contact-list.tsx';
import styles from './footer-content.module.css';

export type FooterInfo = Pick<SiteContent, 'contacts' | 'footerLinks' | 'termsLinks'>;

export function FooterContent({ company }: { company: FooterInfo }) {
  const pick = usePick();
  return (
    <div className={styles.footer}>
      <div className={styles.contacts}>
        <ContactList contacts={company.contacts} />
        <p>{pick(company.contacts.address)}</p>
      </div>
      <LinkList links={[...company.footerLinks, ...company.termsLinks]} />
    </div>
  );
}
