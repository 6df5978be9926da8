import type { Language } from '@seri/domain/common/languages';
import { newJoan } from './accounts.ts';
import type { Address } from './sign-in.ts';

export interface StaffAndClient {
  staff: Address;
  client: Address;
  clientId: number;
}

/** A manager and a client whom it looks after, with credit: accounts that no other journey knows. */
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
