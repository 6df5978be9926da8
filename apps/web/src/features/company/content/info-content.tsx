import { useId } from 'react';
import { useText } from '../../../lib/language/text.ts';
import type { SiteContent, InfoPageText } from './company.ts';
import { paragraphsOf } from './paragraphs.ts';
import { usePick } from './pick.ts';
import { ContactList } from './contact-list.tsx';
import styles from './info-page.module.css';

interface InfoContentProps {
  page: InfoPageText;
  contacts: SiteContent['contacts'];
}

const anchorOf = (index: number) => `section-${index + 1}`;

export function InfoContent({ page: { lead, sections }, contacts }: InfoContentProps) {
  const text = useText();
  const pick = usePick();
  const contentsId = useId();
  return (
    <div className={styles.body}>
      <p className={styles.lead}>{pick(lead)}</p>
      <div className={styles.side}>
        {sections.length > 1 && (
          <nav aria-labelledby={contentsId} className={styles.contents}>
            <h2 id={contentsId} className="visually-hidden">
              {text('company.contents')}
            </h2>
            <ol>
              {sections.map(({ heading }, index) => (
                <li key={anchorOf(index)}>
                  <a href={`#${anchorOf(index)}`}>
                    <b className={styles.number}>{index + 1}</b>
                    {pick(heading)}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles.contacts}>
          <ContactList contacts={contacts} />
          <p className="sub">{pick(contacts.address)}</p>
        </div>
      </div>
      <div className={styles.sections}>
        {sections.map((section, index) => (
          <section key={anchorOf(index)} aria-labelledby={anchorOf(index)} className={styles.section}>
            <b aria-hidden="true" className={styles.number}>
              {index + 1}
            </b>
            <h2 id={anchorOf(index)} tabIndex={-1}>
              {pick(section.heading)}
            </h2>
            {paragraphsOf(pick(section.text)).map((paragraph, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- paragraphs have no id and no state
              <p key={at}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
