import { CompanyLinks } from '../../features/company/components/company-links.tsx';
import { useText } from '../../lib/text.ts';
import styles from './header.module.css';

export function HeaderLinks() {
  const text = useText();
  return (
    <nav aria-label={text('shell.menu.links')} className={styles.links}>
      <CompanyLinks place="headerLinks" />
    </nav>
  );
}
