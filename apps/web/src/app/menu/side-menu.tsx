import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { CompanyLinks } from '../../features/company/content/company-links.tsx';
import { useText } from '../../lib/language/text.ts';
import { Button } from '../../ui/frame/button.tsx';
import { NavLinks } from './nav-links.tsx';
import styles from './side-menu.module.css';

interface SideMenuProps {
  isOpen: boolean;
  onToggle: () => void;
}

/** The rail of a desktop: icons, or icons with their names. */
export function SideMenu({ isOpen, onToggle }: SideMenuProps) {
  const text = useText();
  return (
    <div className={styles.rail}>
      <NavLinks isNarrow={!isOpen} />
      {isOpen && (
        <nav aria-label={text('shell.menu.links')} className={styles.links}>
          <CompanyLinks stacked place="headerLinks" and="asideLinks" />
        </nav>
      )}
      <div className={styles.toggle}>
        <Button
          kind="bare"
          aria-expanded={isOpen}
          icon={isOpen ? <PanelLeftClose aria-hidden="true" /> : <PanelLeftOpen aria-hidden="true" />}
          label={text(isOpen ? 'shell.menu.collapse' : 'shell.menu.expand')}
          onClick={onToggle}
        />
      </div>
    </div>
  );
}
