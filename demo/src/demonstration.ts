import type { Demonstration } from '@seri/api/entry/demonstration';
import { chassisStrip } from '@seri/drawings/sheets/chassis-strip';
import { demoOf } from './demo.ts';
import { demoSeed } from './demo-seed.ts';
import { offeredAccounts } from './offered-accounts.ts';

/** Loaded by the API and the worker, if DEMO is on. Only the worker runs the auction house, and loads its code. */
export const demonstration: Demonstration = {
  accounts: offeredAccounts,
  runHouses: async (platform) => {
    const { startRunningHouse } = await import('./running/running-house.ts');
    return startRunningHouse(demoOf(platform));
  },
  openProviders: async () => {
    const { openDemoProviders } = await import('./providers/demo-providers.ts');
    return openDemoProviders(demoSeed);
  },
  chassisStrip,
};
