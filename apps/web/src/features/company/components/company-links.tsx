import { type CompanyLinkData, type LinkPlace, useCompany } from '../model/company.ts';
import { CompanyLink } from './company-link.tsx';
import styles from './company-links.module.css';

interface ListSetting {
  /** One below the other. */
  stacked?: boolean | undefined;
  onFollow?: (() => void) | undefined;
}

export function CompanyLinks({ place, ...setting }: ListSetting & { place: LinkPlace }) {
  return <LinkList links={useCompany()?.[place] ?? []} {...setting} />;
}

export function LinkList({ links, stacked, onFollow }: ListSetting & { links: readonly CompanyLinkData[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={stacked ? styles.stacked : styles.links}>
      {links.map((link) => (
        <li key={`${link.href} ${link.label.en}`}>
          <CompanyLink link={link} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  );
}
