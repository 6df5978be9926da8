import { demoAccounts as accounts, demoPassword } from '@seri/demo/accounts.data';
import type { DemoAccounts } from '../features/people/company/company.routes.ts';

/** The accounts on the login page of a demonstration; the password is public by design. */
export const demoAccounts: DemoAccounts = {
  password: demoPassword,
  accounts: accounts.map(({ email }) => ({ label: email.split('@')[0] ?? email, email })),
};
