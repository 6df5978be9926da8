import { type LinkPlace, useCompany } from '../model/company.ts';
import { CompanyLink } from './company-link.tsx';
import styles from './company-links.module.css';

interface CompanyLinksProps {
  place: LinkPlace;
  /** One below the other. */
  stacked?: boolean;
  onFollow?: () => void;
}

export function CompanyLinks({ place, stacked = false, onFollow }: CompanyLinksProps) {
  const links = useCompany()?.[place] ?? [];
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
