import type { DemoHouse } from './demo-house.ts';

type Weekly = readonly [
  code: string,
  name: string,
  bidStep: number,
  weekday: number,
  startHour: number,
  lanes: number,
  firstLot: number,
  size: number,
];

const carHouses: readonly Weekly[] = [
  ['orix-kobe', 'ORIX Kobe', 5000, 1, 10, 1, 1001, 4],
  ['nps-tokyo', 'NPS Tokyo', 5000, 1, 9.5, 1, 101, 4],
  ['zip-osaka', 'ZIP Osaka', 1000, 1, 11, 1, 501, 2],
  ['naa-nagoya', 'NAA Nagoya', 5000, 1, 10, 2, 3001, 4],
  ['ju-tokyo', 'JU Tokyo', 5000, 1, 10.5, 2, 5001, 3],
  ['taa-kinki', 'TAA Kinki', 5000, 2, 10, 3, 3001, 8],
  ['uss-yokohama', 'USS Yokohama', 3000, 2, 9.5, 4, 10_001, 9],
  ['bayauc', 'Bayauc', 1000, 2, 9, 2, 8001, 5],
  ['caa-tokyo', 'CAA Tokyo', 5000, 2, 9.5, 2, 2001, 4],
  ['ju-saitama', 'JU Saitama', 5000, 2, 10, 2, 6001, 4],
  ['caa-chubu', 'CAA Chubu', 5000, 3, 9, 4, 21, 7],
  ['uss-kobe', 'USS Kobe', 3000, 3, 9.5, 3, 30_001, 7],
  ['uss-sapporo', 'USS Sapporo', 3000, 3, 9.5, 2, 20_001, 5],
  ['uss-tohoku', 'USS Tohoku', 3000, 3, 10, 2, 30_001, 4],
  ['orix-atsugi', 'ORIX Atsugi', 5000, 3, 10.5, 1, 2001, 3],
  ['mirive-saitama', 'MIRIVE Saitama', 5000, 3, 9.5, 2, 4001, 4],
  ['ju-gifu', 'JU Gifu', 5000, 3, 10, 3, 5001, 6],
  ['uss-tokyo', 'USS Tokyo', 3000, 4, 9, 8, 20_001, 16],
  ['taa-kantou', 'TAA Kantou', 5000, 4, 10, 3, 1001, 6],
  ['ju-fukuoka', 'JU Fukuoka', 5000, 4, 10.5, 2, 5001, 3],
  ['arai-bayside', 'ARAI Bayside', 5000, 4, 10, 2, 7001, 5],
  ['kcaa-fukuoka', 'KCAA Fukuoka', 5000, 4, 11, 1, 801, 2],
  ['uss-nagoya', 'USS Nagoya', 3000, 5, 9, 8, 40_001, 14],
  ['uss-osaka', 'USS Osaka', 3000, 5, 9.5, 4, 50_001, 8],
  ['ju-aichi', 'JU Aichi', 5000, 5, 10.5, 3, 71_001, 6],
  ['taa-chubu', 'TAA Chubu', 5000, 5, 10, 3, 2001, 6],
  ['arai-sendai', 'ARAI Sendai', 5000, 5, 10, 2, 5001, 4],
  ['laa-kansai', 'LAA Kansai', 5000, 5, 10, 2, 1001, 4],
  ['haa-kobe', 'HAA Kobe', 5000, 6, 9, 6, 60_001, 12],
  ['arai-oyama', 'ARAI Oyama', 5000, 6, 10, 4, 4001, 7],
  ['uss-kyushu', 'USS Kyushu', 3000, 6, 9.5, 3, 20_001, 6],
];

const bikeHouses: readonly Weekly[] = [
  ['jba-kobe', 'JBA Kobe', 1000, 2, 10, 2, 1001, 3],
  ['bds-kansai', 'BDS Kansai', 1000, 3, 10.5, 2, 3001, 3],
  ['jba-kanagawa', 'JBA Kanagawa', 1000, 4, 10, 2, 2001, 3],
  ['arai-oyama-bike', 'ARAI Oyama Bike', 1000, 5, 10, 1, 901, 2],
  ['bds-kanto', 'BDS Kanto', 1000, 5, 9.5, 4, 5001, 7],
];

const machineHouses: readonly Weekly[] = [
  ['jen-yokohama', 'JEN Yokohama', 10_000, 2, 10, 1, 1, 2],
  ['komatsu-kobe', 'Komatsu Kobe', 10_000, 3, 10, 1, 101, 3],
  ['kobelco-sagamihara', 'Kobelco Sagamihara', 10_000, 4, 10.5, 1, 201, 2],
  ['arai-oyama-vt', 'ARAI Oyama VT', 5000, 6, 9.5, 2, 9001, 5],
];

export const weeklyHouses: readonly DemoHouse[] = [
  ...carHouses.map((row) => houseOf(row, { car: 1 })),
  ...bikeHouses.map((row) => houseOf(row, { bike: 1 })),
  ...machineHouses.map((row) => houseOf(row, { machine: 1 })),
];

/** An invented house that runs all day, so that there is always something to bid on. */
export const roundTheClockHouse: DemoHouse = {
  code: 'kyoku-24',
  name: 'Kyoku 24h',
  bidStep: 5000,
  kinds: { car: 0.78, bike: 0.12, machine: 0.1 },
  startHour: 0,
  lanes: 1,
  firstLot: 1,
  size: 8,
};

export const demoHouses: readonly DemoHouse[] = [...weeklyHouses, roundTheClockHouse];

function houseOf(row: Weekly, kinds: DemoHouse['kinds']): DemoHouse {
  const [code, name, bidStep, weekday, startHour, lanes, firstLot, size] = row;
  return { code, name, bidStep, kinds, weekday, startHour, lanes, firstLot, size };
}
