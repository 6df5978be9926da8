import { ChangePasswordPage } from '../../features/identity/passwords/change-password-page.tsx';
import { profilePath } from '../../app/guard.ts';

export function ChangePasswordRoute() {
  return <ChangePasswordPage profileHref={profilePath} />;
}
