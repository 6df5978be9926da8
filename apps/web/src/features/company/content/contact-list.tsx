import { Mail, MessageCircle, Phone } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import type { SiteContent } from './company.ts';
import { phoneHref, whatsappHref } from './contacts.ts';
import { NewTabLink } from './company-link.tsx';
import styles from './contact-list.module.css';

interface ContactListProps {
  contacts: Pick<SiteContent['contacts'], 'email' | 'whatsapp'> & { phone?: string };
}

export function ContactList({ contacts: { email, phone, whatsapp } }: ContactListProps) {
  const text = useText();
  return (
    <ul className={styles.contacts}>
      <li>
        <Mail aria-hidden="true" />
        <a href={`mailto:${email}`}>{email}</a>
      </li>
      {phone && (
        <li>
          <Phone aria-hidden="true" />
          <a href={phoneHref(phone)}>{phone}</a>
        </li>
      )}
      {whatsapp && (
        <li>
          <MessageCircle aria-hidden="true" />
          <NewTabLink href={whatsappHref(whatsapp)}>{`${text('company.whatsapp')} ${whatsapp}`}</NewTabLink>
        </li>
      )}
    </ul>
  );
}
