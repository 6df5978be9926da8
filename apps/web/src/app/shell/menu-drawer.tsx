import { LogOut, User } from 'lucide-react';
import { useProfile } from '../../features/identity/model/session.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { profilePath } from '../guard.ts';
import styles from './menu-drawer.module.css';
import { NavLinks } from './nav-links.tsx';
import { LanguageSwitch, ThemeToggle } from './tools.tsx';
import { TokyoClock } from './tokyo-clock.tsx';
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
          <Button size="touch" icon={<LogOut aria-hidden="true" />} onClick={signOut}>
            {text('shell.logout')}
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        <div className={styles.clock}>
          <TokyoClock date />
        </div>
        <NavLinks onFollow={onClose} />
        {profile && (
          <div className={styles.account}>
            <span className="cap">{profile.detail.fullName}</span>
            <ButtonLink href={profilePath} block size="touch" icon={<User aria-hidden="true" />} onClick={onClose}>
              {text('shell.profile')}
            </ButtonLink>
          </div>
        )}
      </div>
    </Drawer>
  );
}
