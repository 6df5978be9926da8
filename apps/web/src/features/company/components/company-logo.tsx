import { logoHref } from '../model/logo.ts';
import { useStore } from '../../../lib/store.ts';
import { type Theme, theme as chosenTheme } from '../../../lib/theme.ts';
import { Logo } from '../../../ui/logo.tsx';
import { type CompanyContent, useCompany } from '../model/company.ts';
import styles from './company-logo.module.css';

interface CompanyLogoProps {
  size?: 'm' | 'l';
  /** Only a preview brings its own of these. */
  company?: Pick<CompanyContent, 'name' | 'logos'> | undefined;
  theme?: Theme | undefined;
}

/** The picture made for the theme; without one the name stands as the logo. */
export function CompanyLogo({ size = 'm', ...shown }: CompanyLogoProps) {
  const current = useStore(chosenTheme);
  const known = useCompany();
  const company = shown.company ?? known;
  const picture = company?.logos[shown.theme ?? current];
  if (!picture) return <Logo size={size} name={company?.name} />;
  return <img src={logoHref(picture)} alt={company.name} className={styles.logo} data-size={size} />;
}
