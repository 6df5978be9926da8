import { logoHref } from '../editor/logo.ts';
import { useStore } from '../../../lib/browser/store.ts';
import { type Theme, theme as chosenTheme } from '../../../lib/browser/theme.ts';
import { Logo } from '../../../ui/frame/logo.tsx';
import { type SiteContent, useCompany } from './company.ts';
import styles from './company-logo.module.css';

interface CompanyLogoProps {
  size?: 'm' | 'l';
  /** A preview passes its own content and theme. */
  company?: Pick<SiteContent, 'name' | 'logos'> | undefined;
  theme?: Theme | undefined;
}

/** The picture for the current theme; without one the company's name. */
export function CompanyLogo({ size = 'm', ...overrides }: CompanyLogoProps) {
  const current = useStore(chosenTheme);
  const stored = useCompany();
  const company = overrides.company ?? stored;
  const picture = company?.logos[overrides.theme ?? current];
  if (!picture) return <Logo size={size} name={company?.name} />;
  return <img src={logoHref(picture)} alt={company.name} className={styles.logo} data-size={size} />;
}
