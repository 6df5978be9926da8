import { Mail, MessageCircle } from 'lucide-react';
import { useText } from '../../../lib/text.ts';
import type { CompanyContent } from '../model/company.ts';
import { usePick } from '../model/pick.ts';
import { whatsappHref } from '../model/contacts.ts';
import { NewTabLink } from './company-link.tsx';
import styles from './service-panel.module.css';

export type ServiceInfo = Pick<CompanyContent, 'contacts' | 'servicePanel'>;

/** What the company does, how to reach it, and who stands behind it. */
export function ServiceContent({ info: { contacts, servicePanel } }: { info: ServiceInfo }) {
  const text = useText();
  const pick = usePick();
  return (
    <>
      <ul className={styles.services}>
        {servicePanel.services.map((service) => (
          <li key={service.en}>{pick(service)}</li>
        ))}
      </ul>
      <ul className={styles.contacts}>
        <li>
          <Mail aria-hidden="true" />
          <a href={`mailto:${contacts.email}`}>{contacts.email}</a>
        </li>
        {contacts.whatsapp && (
          <li>
            <MessageCircle aria-hidden="true" />
            <NewTabLink href={whatsappHref(contacts.whatsapp)}>
              {text('company.whatsapp')} <span className={styles.phone}>{contacts.whatsapp}</span>
            </NewTabLink>
          </li>
        )}
      </ul>
      <p className={styles.powered}>{pick(servicePanel.poweredBy)}</p>
    </>
  );
}
