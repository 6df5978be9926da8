import { type DemoAccount, demoAccounts, demoClients } from './accounts.data.ts';
import { demoRegulars } from './regulars.data.ts';

/** Whom nobody signs in as. */
export const demoExtras: readonly DemoAccount[] = [...demoClients, ...demoRegulars];

/** Everybody in the demonstration. */
export const demoPeople: readonly DemoAccount[] = [...demoAccounts, ...demoExtras];
