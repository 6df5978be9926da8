import { LogOut } from 'lucide-react';
import { CompanyLinks } from '../../features/company/content/company-links.tsx';
import { useProfile } from '../../features/identity/session/session.ts';
import { useText } from '../../lib/language/text.ts';
import { Button } from '../../ui/frame/button.tsx';
import { ButtonLink } from '../../ui/frame/button-link.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { signInPath } from '../guard.ts';
import styles from './menu-drawer.module.css';
import { NavLinks } from './nav-links.tsx';
import { LanguageSwitch, ThemeToggle } from '../shell/tools.tsx';
import { TokyoClock } from '../frame/tokyo-clock.tsx';
import { useSignOut } from './use-sign-out.ts';

interface MenuDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The menu of tablets and phones, with what a desktop has in its header. */
export function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  const text = useText();
  const profile = useProfile();
  const signOut = useSignOut();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={text('shell.menu.title')}
      footer={
        <div className={styles.footer}>
          <LanguageSwitch />
          <ThemeToggle />
          {profile ? (
            <Button size="touch" icon={<LogOut aria-hidden="true" />} onClick={signOut}>
              {text('shell.logout')}
            </Button>
          ) : (
            <ButtonLink size="touch" href={signInPath} onClick={onClose}>
              {text('shell.signIn')}
            </ButtonLink>
          )}
        </div>
      }
    >
      <div className={styles.body}>
        <div className={styles.clock}>
          <TokyoClock date />
          {profile && <span className="sub">{profile.detail.fullName}</span>}
        </div>
        <NavLinks onFollow={onClose} />
        <nav aria-label={text('shell.menu.links')} className={styles.links}>
          <CompanyLinks stacked place="headerLinks" and="asideLinks" onFollow={onClose} />
        </nav>
      </div>
    </Drawer>
  );
}
