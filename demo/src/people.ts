import { type DemoPerson, demoAccounts, demoClients } from './accounts.data.ts';
import { demoRegulars } from './regulars.data.ts';

/** Accounts that no visitor signs in as. */
export const demoExtras: readonly DemoPerson[] = [...demoClients, ...demoRegulars];

/** All accounts of the demonstration. */
export const demoPeople: readonly DemoPerson[] = [...demoAccounts, ...demoExtras];
