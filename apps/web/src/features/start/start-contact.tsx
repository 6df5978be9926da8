import { phoneDigits, shownPhone } from '@seri/domain/people/phone';
import { Mail, MessageCircle } from 'lucide-react';
import { useText } from '../../lib/language/text.ts';
import styles from './start-card.module.css';
import type { StartCardData } from './start.ts';

/** R65: who answers. The reference goes along, so that whoever reads the message knows the account. */
export function StartContact({ card: { contact, reference } }: { card: StartCardData }) {
  const text = useText();
  const { name, email, whatsapp } = contact;
  const about = encodeURIComponent(reference);
  return (
    <div className={styles.contact}>
      <p>{text(whatsapp ? 'start.ask' : 'start.ask.email', { name })}</p>
      <ul>
        <li>
          <Mail aria-hidden="true" />
          <a href={`mailto:${email}?subject=${about}`}>{email}</a>
        </li>
        {whatsapp && (
          <li>
            <MessageCircle aria-hidden="true" />
            <a href={`https://wa.me/${phoneDigits(whatsapp)}?text=${about}`} target="_blank" rel="noopener noreferrer">
              WhatsApp {shownPhone(whatsapp)}
              <span className="visually-hidden"> {text('start.newTab')}</span>
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
