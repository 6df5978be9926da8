import type { Demonstration } from '../entry/demonstration.ts';

const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"/>');
const sheet = { dots: new Uint8Array(4 * 1280 * 960), width: 1280, height: 960 };

/** Stands in for the real one, which lies above the API: a blank picture for every car and bike, and a blank sheet. */
export const plainDemonstration: Demonstration = {
  accounts: { password: 'seri-demo', accounts: [{ label: 'client', email: 'client@demo.seri' }] },
  draw: async (address) => {
    if (address.startsWith('drawn:sheet/')) return sheet;
    return /^drawn:(?:car\/sedan|bike\/naked)\//.test(address) ? picture : null;
  },
  runHouses: async () => ({ stop: async () => undefined }),
};
