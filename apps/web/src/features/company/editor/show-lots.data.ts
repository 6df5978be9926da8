/** Three sample lots for the sign-in page. Drawings: public/vehicles. */
export const showLots = [
  {
    number: '20114',
    drawing: 'suv',
    car: 'Toyota Harrier',
    grade: '5',
    year: 2021,
    km: 38_000,
    runs: '14:05 USS Tokyo',
  },
  {
    number: '20133',
    drawing: 'minivan',
    car: 'Toyota Alphard',
    grade: '4.5',
    year: 2019,
    km: 52_000,
    runs: '14:21 USS Tokyo',
  },
  { number: '20139', drawing: 'coupe', car: 'Toyota 86', grade: '4', year: 2017, km: 48_000, runs: '14:27 USS Tokyo' },
] as const;

export type ShowLot = (typeof showLots)[number];
