import { useEffect } from 'react';
import { type InfoPageName, useCompany } from '../model/company.ts';
import { InfoContent } from './info-content.tsx';
import styles from './info-page.module.css';

interface InfoPageProps {
  name: InfoPageName;
  title: string;
  /** The section that the address asks for. */
  hash: string;
}

/** A public page, written by staff. */
export function InfoPage({ name, title, hash }: InfoPageProps) {
  const company = useCompany();
  const isThere = company !== undefined;
  useEffect(() => {
    const heading = isThere && hash ? document.getElementById(hash) : null;
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [isThere, hash]);
  return (
    <article className={styles.page} aria-busy={!company}>
      <h1 className={styles.title}>{title}</h1>
      {company && <InfoContent page={company.pages[name]} contacts={company.contacts} />}
    </article>
  );
}
