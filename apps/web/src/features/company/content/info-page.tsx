import { useEffect } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { type InfoPageName, useCompany } from './company.ts';
import { InfoContent } from './info-content.tsx';
import styles from './info-page.module.css';

interface InfoPageProps {
  name: InfoPageName;
  title: string;
  /** Section from the address; it is scrolled to and focused. */
  hash: string;
}

export function InfoPage({ name, title, hash }: InfoPageProps) {
  const company = useCompany();
  const text = useText();
  const isLoaded = company !== undefined;
  useEffect(() => {
    const heading = isLoaded && hash ? document.getElementById(hash) : null;
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [isLoaded, hash]);
  return (
    <article className={styles.page} aria-busy={!company}>
      <h1 className={styles.title}>{title}</h1>
      {company && <InfoContent page={company.pages[name]} contacts={company.contacts} />}
      {company && name === 'about' && (
        <p className={styles.licences}>
          <UiLink href="/about/licences">{text('shell.page.licences')}</UiLink>
        </p>
      )}
    </article>
  );
}
