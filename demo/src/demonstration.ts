import type { Demonstration } from '@seri/api/entry/demonstration';
import { demoOf } from './demo.ts';
import { offeredAccounts } from './offered-accounts.ts';

/** Loaded by the API and the worker, if DEMO is on. Only the worker runs the auction house, and loads its code. */
export const demonstration: Demonstration = {
  accounts: offeredAccounts,
  runHouses: async (platform) => {
    const { startRunningHouse } = await import('./running/running-house.ts');
    return startRunningHouse(demoOf(platform));
  },
};
