import { ForgotPasswordPage } from '../../features/identity/passwords/forgot-password-page.tsx';

export function ForgotPasswordRoute() {
  return <ForgotPasswordPage />;
}
