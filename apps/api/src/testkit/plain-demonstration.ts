import type { Demonstration } from '../entry/demonstration.ts';

/** Stands in for the real one, which lies above the API; `plainStudio` draws its pictures. */
export const plainDemonstration: Demonstration = {
  accounts: { password: 'seri-demo', accounts: [{ label: 'client', email: 'client@demo.seri' }] },
  runHouses: async () => ({ stop: async () => undefined }),
  openProviders: async () => ({
    photos: { findPhotos: async () => [] },
    months: { findMonth: async () => null },
    reload: null,
  }),
  chassisStrip: () => ({ backgroundSize: '100%', backgroundPosition: '0% 90%', aspectRatio: '940 / 62' }),
};
