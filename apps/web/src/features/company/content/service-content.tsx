import type { SiteContent } from './company.ts';
import { usePick } from './pick.ts';
import { ContactList } from './contact-list.tsx';
import styles from './service-panel.module.css';

export type ServiceInfo = Pick<SiteContent, 'contacts' | 'servicePanel'>;

export function ServiceContent({ info: { contacts, servicePanel } }: { info: ServiceInfo }) {
  const pick = usePick();
  return (
    <>
      <ul className={styles.services}>
        {servicePanel.services.map((service) => (
          <li key={service.en}>{pick(service)}</li>
        ))}
      </ul>
      <div className={styles.foot}>
        <ContactList contacts={{ email: contacts.email, whatsapp: contacts.whatsapp }} />
        <p className="sub">{pick(servicePanel.poweredBy)}</p>
      </div>
    </>
  );
}
