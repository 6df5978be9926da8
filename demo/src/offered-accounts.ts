import type { DemoAccounts } from '@seri/api/features/people/company/company.routes';
import { demoAccounts, demoPassword } from './accounts.data.ts';

/** The accounts on the login page of a demonstration; the password is public by design. */
export const offeredAccounts: DemoAccounts = {
  password: demoPassword,
  accounts: demoAccounts.map(({ email }) => ({ label: email.split('@')[0] ?? email, email })),
};
