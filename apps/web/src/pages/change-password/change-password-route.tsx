import { ChangePasswordPage } from '../../features/identity/components/change-password-page.tsx';
import { profilePath } from '../../app/guard.ts';

export function ChangePasswordRoute() {
  return <ChangePasswordPage profileHref={profilePath} />;
}
