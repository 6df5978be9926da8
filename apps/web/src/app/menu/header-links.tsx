import { CompanyLinks } from '../../features/company/content/company-links.tsx';
import { useText } from '../../lib/language/text.ts';
import styles from '../frame/header.module.css';

export function HeaderLinks() {
  const text = useText();
  return (
    <nav aria-label={text('shell.menu.links')} className={styles.links}>
      <CompanyLinks place="headerLinks" />
    </nav>
  );
}
