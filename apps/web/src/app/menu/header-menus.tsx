import { ThemeToggle } from '../shell/tools.tsx';
import { AccountMenu } from './account-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';

export function HeaderMenus() {
  return (
    <>
      <LanguageMenu />
      <ThemeToggle />
      <AccountMenu />
    </>
  );
}
