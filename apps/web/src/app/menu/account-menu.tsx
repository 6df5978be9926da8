import { LogOut, User } from 'lucide-react';
import { useProfile } from '../../features/identity/session/session.ts';
import { useText } from '../../lib/language/text.ts';
import { Button } from '../../ui/frame/button.tsx';
import { ButtonLink } from '../../ui/frame/button-link.tsx';
import { Menu } from '../../ui/menus/menu.tsx';
import { profilePath, signInPath } from '../guard.ts';
import styles from './account-menu.module.css';
import { useSignOut } from './use-sign-out.ts';

export function AccountMenu() {
  const text = useText();
  const profile = useProfile();
  const signOut = useSignOut();
  if (!profile) return <ButtonLink href={signInPath}>{text('shell.signIn')}</ButtonLink>;
  const { fullName, email } = profile.detail;
  return (
    <Menu
      label={text('shell.account')}
      placement="bottom-end"
      header={
        <p className={styles.who}>
          <b className="strong">{fullName}</b>
          <span className="sub">{email}</span>
        </p>
      }
      items={[
        { id: 'profile', label: text('shell.profile'), icon: <User aria-hidden="true" />, href: profilePath },
        {
          id: 'logout',
          label: text('shell.logout'),
          icon: <LogOut aria-hidden="true" />,
          onSelect: signOut,
          ruled: true,
        },
      ]}
      trigger={(props) => (
        <Button
          {...props}
          kind="bare"
          icon={<User aria-hidden="true" />}
          label={text('shell.account.of', { name: fullName })}
        />
      )}
    />
  );
}
