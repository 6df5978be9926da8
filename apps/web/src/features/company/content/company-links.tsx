import { type CompanyLinkData, type LinkPlace, useCompany } from './company.ts';
import { CompanyLink } from './company-link.tsx';
import styles from './company-links.module.css';

interface LinkListOptions {
  stacked?: boolean | undefined;
  onFollow?: (() => void) | undefined;
}

interface CompanyLinksProps extends LinkListOptions {
  place: LinkPlace;
  /** Adds the links of another place, except duplicates. */
  and?: LinkPlace;
}

export function CompanyLinks({ place, and, ...setting }: CompanyLinksProps) {
  const company = useCompany();
  const links = company?.[place] ?? [];
  const more = and ? (company?.[and] ?? []).filter(({ href }) => links.every((link) => link.href !== href)) : [];
  return <LinkList links={[...links, ...more]} {...setting} />;
}

export function LinkList({ links, stacked, onFollow }: LinkListOptions & { links: readonly CompanyLinkData[] }) {
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
