import type { Language } from '@seri/domain/common/languages';
import { newJoan } from './accounts.ts';
import type { EmailAddress } from './sign-in.ts';

export interface StaffAndClient {
  staff: EmailAddress;
  client: EmailAddress;
  clientId: number;
}

/** A new manager and a new client of theirs with credit. */
export async function staffAndClient(speak: { staff?: Language; client?: Language }): Promise<StaffAndClient> {
  const staff = await newJoan({ role: 'manager', ...(speak.staff && { language: speak.staff }) });
  const client = await newJoan({
    role: 'client',
    managerId: staff.id,
    creditLimit: 50_000_000,
    ...(speak.client && { language: speak.client }),
  });
  return { staff: staff.email, client: client.email, clientId: client.id };
}
