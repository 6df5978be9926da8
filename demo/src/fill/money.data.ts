import type { EntryKind } from '@seri/domain/money/ledger';
import type { Language } from '@seri/domain/common/languages';

export interface MoneyStep {
  daysAgo: number;
  kind: EntryKind;
  amount: number;
  /** The description; by default the usual one of its kind. */
  text?: string;
}

export interface LimitStep {
  daysAgo: number;
  to: number;
  reason: string;
}

export interface MoneyHistory {
  limits: readonly LimitStep[];
  /** Oldest first. */
  steps: readonly MoneyStep[];
}

export const usualTexts: Readonly<Record<Language, Readonly<Record<EntryKind, string>>>> = {
  en: {
    remittance: 'Bank transfer',
    car_purchase: 'Car',
    fee: 'Auction, inland and agent fees',
    refund: 'Refund',
    correction: 'Correction',
  },
  ru: {
    remittance: 'Банковский перевод',
    car_purchase: 'Автомобиль',
    fee: 'Аукцион, доставка по Японии, услуги агента',
    refund: 'Возврат',
    correction: 'Корректировка',
  },
};

export const usualReasons: Readonly<Record<EntryKind, string>> = {
  remittance: 'Statement of the bank',
  car_purchase: 'Result of the auction',
  fee: 'Table of fees',
  refund: 'Agreed with the client',
  correction: 'Found while checking the month',
};

const sent = (daysAgo: number, amount: number): MoneyStep[] => [{ daysAgo, kind: 'remittance', amount }];
const back = (daysAgo: number, amount: number, text: string): MoneyStep[] => [
  { daysAgo, kind: 'refund', amount, text },
];
const set = (daysAgo: number, amount: number, text: string): MoneyStep[] => [
  { daysAgo, kind: 'correction', amount, text },
];
/** A purchase and, the day after, its fees. */
const bought = (daysAgo: number, text: string, price: number, fees: number): MoneyStep[] => [
  { daysAgo, kind: 'car_purchase', amount: -price, text },
  { daysAgo: daysAgo - 1, kind: 'fee', amount: -fees },
];

export const demoMoney: Readonly<Record<string, MoneyHistory>> = {
  'client@demo.seri': {
    limits: [
      { daysAgo: 150, to: 500_000, reason: 'Three cars paid in time' },
      { daysAgo: 88, to: 1_500_000, reason: 'Asks for two cars a week' },
      { daysAgo: 31, to: 1_200_000, reason: 'Half a year without new accounts from the bank' },
    ],
    steps: [
      sent(205, 1_500_000),
      bought(198, 'Toyota Aqua, NHP10, 2017', 742_000, 68_400),
      bought(184, 'Honda Fit Hybrid, GP5, 2016', 615_000, 66_900),
      sent(176, 1_300_000),
      bought(170, 'Toyota Prius, ZVW51, 2018', 1_184_000, 74_200),
      back(161, 42_000, 'Inland transport charged twice'),
      sent(149, 1_000_000),
      bought(142, 'Nissan Note e-Power, HE12, 2018', 688_000, 67_300),
      sent(120, 1_400_000),
      bought(113, 'Mazda Demio, DJ3FS, 2017', 564_000, 65_100),
      bought(99, 'Toyota Corolla Fielder, NKE165, 2018', 913_000, 71_800),
      set(95, -12_500, 'Fee of the photo inspection'),
      sent(76, 1_800_000),
      bought(70, 'Subaru Impreza G4, GK3, 2018', 872_000, 70_600),
      bought(52, 'Honda Vezel Hybrid, RU3, 2018', 1_236_000, 76_500),
      sent(40, 2_000_000),
      back(37, 150_000, 'Lower hammer price after the claim on the Vezel'),
      bought(22, 'Toyota Prius Alpha, ZVW41, 2019', 1_092_000, 73_900),
      sent(8, 900_000),
      sent(3, 3_500_000),
    ].flat(),
  },
  'dealer@demo.seri': {
    limits: [
      { daysAgo: 360, to: 2_000_000, reason: 'Contract of the dealer' },
      { daysAgo: 130, to: 5_000_000, reason: 'Four clients of her own' },
    ],
    steps: [
      sent(380, 4_000_000),
      bought(371, 'Toyota Land Cruiser Prado, TRJ150, 2015', 2_860_000, 118_000),
      sent(214, 3_500_000),
      bought(208, 'Toyota Hiace Van, KDH201, 2016', 1_940_000, 96_500),
      bought(160, 'Nissan X-Trail, NT32, 2017', 1_215_000, 81_200),
      sent(101, 5_000_000),
      bought(93, 'Toyota Harrier, ZSU60, 2017', 2_055_000, 98_700),
      bought(45, 'Mazda CX-5, KE2FW, 2016', 1_130_000, 80_300),
      sent(12, 1_600_000),
    ].flat(),
  },
  'vip@demo.seri': {
    limits: [],
    steps: [
      sent(520, 10_000_000),
      bought(511, 'Lexus RX450h, GYL25, 2018', 4_320_000, 142_000),
      bought(402, 'Toyota Crown, AZSH20, 2019', 3_105_000, 121_000),
      sent(300, 6_000_000),
      bought(288, 'Subaru Forester, SKE, 2020', 2_180_000, 104_000),
      bought(131, 'Toyota Alphard, AGH35, 2019', 3_940_000, 136_000),
      sent(64, 4_000_000),
      bought(58, 'Mazda CX-8, KG2P, 2020', 2_615_000, 112_000),
      back(33, 64_000, 'Скидка за найденный дефект'),
      sent(5, 1_500_000),
    ].flat(),
  },
  'troublesome@demo.seri': {
    limits: [
      { daysAgo: 190, to: 1_000_000, reason: 'First cars paid in time' },
      { daysAgo: 58, to: 0, reason: 'Two cars refused after the win, a debt since' },
    ],
    steps: [
      sent(250, 900_000),
      bought(241, 'Toyota Probox, NCP160, 2016', 518_000, 64_000),
      sent(196, 700_000),
      bought(188, 'Nissan Serena, C27, 2017', 954_000, 72_000),
      sent(121, 300_000),
      bought(77, 'Honda Step WGN, RP3, 2016', 861_000, 70_500),
      { daysAgo: 62, kind: 'fee' as const, amount: -50_000, text: 'Отказ от выигранного автомобиля' },
      sent(36, 180_000),
    ].flat(),
  },
  'restricted@demo.seri': { limits: [], steps: sent(6, 60_000) },
  'disabled@demo.seri': {
    limits: [
      { daysAgo: 250, to: 300_000, reason: 'First car paid in time' },
      { daysAgo: 90, to: 0, reason: 'Closed' },
    ],
    steps: [
      sent(320, 800_000),
      bought(301, 'Toyota Vitz, KSP130, 2015', 452_000, 63_500),
      set(89, -284_500, 'Balance paid out'),
    ].flat(),
  },
  'peter@mwangi-wheels.example': {
    limits: [{ daysAgo: 130, to: 400_000, reason: 'Asked for by his dealer' }],
    steps: [
      sent(232, 1_100_000),
      bought(220, 'Toyota Axio, NZE161, 2016', 684_000, 69_000),
      sent(81, 900_000),
      bought(74, 'Toyota Succeed, NCP165, 2017', 725_000, 70_200),
    ].flat(),
  },
  'grace@lakeside-motors.example': {
    limits: [],
    steps: [sent(141, 600_000), bought(118, 'Mazda Demio, DJ3FS, 2016', 531_000, 64_800), sent(9, 750_000)].flat(),
  },
  'joseph@banda-auto.example': { limits: [], steps: sent(13, 45_000) },
  'siobhan@kelly-cars.example': {
    limits: [{ daysAgo: 201, to: 800_000, reason: 'Pays within a day' }],
    steps: [
      sent(296, 2_400_000),
      bought(280, 'Honda Civic Type R, FK8, 2018', 2_310_000, 108_000),
      sent(142, 1_300_000),
      bought(128, 'Toyota 86, ZN6, 2016', 1_478_000, 88_000),
    ].flat(),
  },
  'liam@parker-imports.example': {
    limits: [],
    steps: [
      sent(590, 8_000_000),
      bought(566, 'Nissan Skyline 400R, RV37, 2020', 4_150_000, 141_000),
      bought(402, 'Nissan Fairlady Z, Z34, 2017', 2_890_000, 117_000),
      sent(160, 5_000_000),
      bought(148, 'Toyota GR Yaris, GXPA16, 2021', 3_240_000, 124_000),
    ].flat(),
  },
  'hana@southern-jdm.example': {
    limits: [{ daysAgo: 40, to: 600_000, reason: 'Second car within a month' }],
    steps: [
      sent(90, 1_000_000),
      bought(82, 'Suzuki Swift Sport, ZC33S, 2018', 934_000, 72_600),
      sent(47, 800_000),
      bought(39, 'Toyota Yaris, KSP210, 2020', 812_000, 70_900),
    ].flat(),
  },
  'devon@clarke-automart.example': {
    limits: [{ daysAgo: 96, to: 250_000, reason: 'Asked for it' }],
    steps: [
      sent(170, 700_000),
      bought(151, 'Nissan AD Van, VY12, 2016', 402_000, 62_700),
      bought(85, 'Toyota Passo, M700A, 2017', 408_000, 62_900),
    ].flat(),
  },
  'imran@qureshi-traders.example': {
    limits: [
      { daysAgo: 240, to: 500_000, reason: 'Contract' },
      { daysAgo: 70, to: 100_000, reason: 'Late twice' },
    ],
    steps: [
      sent(281, 650_000),
      bought(262, 'Suzuki Every, DA17V, 2017', 486_000, 64_200),
      bought(101, 'Daihatsu Mira, LA350S, 2018', 455_000, 63_600),
      sent(68, 200_000),
    ].flat(),
  },
  'nimal@perera-vehicles.example': {
    limits: [],
    steps: [sent(112, 1_250_000), bought(90, 'Suzuki Wagon R, MH55S, 2018', 611_000, 66_700)].flat(),
  },
  'marina@amur-motors.example': {
    limits: [{ daysAgo: 77, to: 9_000_000, reason: 'Платит в срок' }],
    steps: [
      sent(158, 1_600_000),
      bought(146, 'Toyota Noah, ZRR85, 2017', 1_395_000, 86_000),
      sent(60, 1_100_000),
      bought(51, 'Honda Freed, GB6, 2018', 1_248_000, 83_000),
    ].flat(),
  },
  'denis@dv-trade.example': {
    limits: [],
    steps: [sent(55, 500_000), bought(41, 'Nissan Note, E12, 2015', 392_000, 61_500)].flat(),
  },
  'artyom@zolotoy-rog.example': {
    limits: [{ daysAgo: 380, to: 18_000_000, reason: 'Договор' }],
    steps: [
      sent(410, 12_000_000),
      bought(300, 'Toyota Prius, ZVW55, 2019', 1_420_000, 79_000),
      bought(44, 'Toyota Raize, A200A, 2020', 1_310_000, 77_500),
    ].flat(),
  },
  'yana@primorye-trucks.example': {
    limits: [{ daysAgo: 240, to: 15_000_000, reason: 'Договор' }],
    steps: [sent(270, 9_000_000), bought(131, 'Suzuki Carry, DA16T, 2019', 548_000, 66_000)].flat(),
  },
  'giorgi@mtkvari-motors.example': {
    limits: [{ daysAgo: 320, to: 20_000_000, reason: 'Contract' }],
    steps: [
      sent(340, 10_000_000),
      bought(212, 'Toyota Harrier, AVU65, 2018', 2_190_000, 99_000),
      sent(30, 4_000_000),
    ].flat(),
  },
  'nino@rustavi-autohall.example': {
    limits: [{ daysAgo: 170, to: 16_000_000, reason: 'Contract' }],
    steps: [sent(180, 8_000_000), bought(66, 'Honda Fit Hybrid, GP5, 2018', 764_000, 69_400)].flat(),
  },
  'wanjiru@kariuki-cars.example': {
    limits: [{ daysAgo: 200, to: 14_000_000, reason: 'Asked for by her dealer' }],
    steps: [sent(222, 7_500_000), bought(90, 'Mazda CX-5, KE2AW, 2017', 1_226_000, 81_000)].flat(),
  },
  'hassan@pwani-auto.example': {
    limits: [{ daysAgo: 120, to: 14_000_000, reason: 'Asked for by his dealer' }],
    steps: [sent(150, 7_000_000), bought(71, 'Toyota Probox, NCP165, 2018', 702_000, 68_300)].flat(),
  },
  'ruwan@galle-road-motors.example': {
    limits: [{ daysAgo: 260, to: 17_000_000, reason: 'Contract' }],
    steps: [sent(300, 9_500_000), bought(118, 'Suzuki Spacia, MK53S, 2019', 806_000, 70_200)].flat(),
  },
  'khalid@jaddaf-used-cars.example': {
    limits: [{ daysAgo: 500, to: 25_000_000, reason: 'Contract' }],
    steps: [
      sent(580, 15_000_000),
      bought(411, 'Toyota Land Cruiser Prado, GDJ150, 2019', 4_480_000, 146_000),
      sent(6, 5_000_000),
    ].flat(),
  },
  'tane@harbour-imports.example': {
    limits: [{ daysAgo: 100, to: 14_000_000, reason: 'Pays within a day' }],
    steps: [sent(132, 6_500_000), bought(58, 'Subaru Levorg, VM4, 2017', 1_184_000, 80_100)].flat(),
  },
  'oyuna@khan-uul-auto.example': {
    limits: [{ daysAgo: 180, to: 15_000_000, reason: 'Contract' }],
    steps: [sent(198, 8_000_000), bought(83, 'Toyota Prius Alpha, ZVW41, 2018', 1_062_000, 74_800)].flat(),
  },
};
