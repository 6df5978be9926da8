import type { DemoHouse } from './demo-lot.ts';

export const demoHouses: readonly DemoHouse[] = [
  { code: 'orix-kobe', name: 'ORIX Kobe', bidStep: 5000, weekday: 1, startHour: 10, firstLot: 1001, size: 4 },
  { code: 'nps-tokyo', name: 'NPS Tokyo', bidStep: 5000, weekday: 1, startHour: 9.5, firstLot: 101, size: 4 },
  { code: 'taa-kinki', name: 'TAA Kinki', bidStep: 5000, weekday: 2, startHour: 10, firstLot: 3001, size: 8 },
  { code: 'uss-yokohama', name: 'USS Yokohama', bidStep: 3000, weekday: 2, startHour: 9.5, firstLot: 10_001, size: 6 },
  { code: 'bayauc', name: 'Bayauc', bidStep: 1000, weekday: 2, startHour: 9, firstLot: 8001, size: 4 },
  { code: 'caa-chubu', name: 'CAA Chubu', bidStep: 5000, weekday: 3, startHour: 9, firstLot: 21, size: 6 },
  { code: 'bds', name: 'BDS', bidStep: 1000, weekday: 3, startHour: 10.5, firstLot: 5001, size: 3 },
  { code: 'uss-kobe', name: 'USS Kobe', bidStep: 3000, weekday: 3, startHour: 9.5, firstLot: 30_001, size: 6 },
  { code: 'uss-tokyo', name: 'USS Tokyo', bidStep: 3000, weekday: 4, startHour: 9, firstLot: 20_001, size: 14 },
  { code: 'uss-nagoya', name: 'USS Nagoya', bidStep: 3000, weekday: 5, startHour: 9, firstLot: 40_001, size: 11 },
  { code: 'ju-aichi', name: 'JU Aichi', bidStep: 5000, weekday: 5, startHour: 10.5, firstLot: 71_001, size: 6 },
  { code: 'taa-chubu', name: 'TAA Chubu', bidStep: 5000, weekday: 5, startHour: 10, firstLot: 2001, size: 6 },
  { code: 'haa-kobe', name: 'HAA Kobe', bidStep: 5000, weekday: 6, startHour: 9, firstLot: 60_001, size: 11 },
  { code: 'arai-oyama', name: 'ARAI Oyama', bidStep: 5000, weekday: 6, startHour: 10, firstLot: 4001, size: 6 },
];
