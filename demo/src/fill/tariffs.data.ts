import type { TariffDraft } from '@seri/domain/tariffs/tariff';

export type DemoTariff = Pick<TariffDraft, 'kind' | 'how' | 'value' | 'booksAt'> & Partial<TariffDraft>;

/** The prices that exporters and houses publish, as they stood on that day; rounded, and for show only. */
export const sourceDate = '2026-11-23';

const agent = { kind: 'agent', booksAt: 'win', sourceUrl: 'https://auctionprojapan.com' } as const;
const auction = {
  kind: 'auction',
  how: 'flat',
  booksAt: 'win',
  note: 'Rounded from the public table of a house',
} as const;
const inland = {
  kind: 'delivery',
  how: 'flat',
  booksAt: 'pick_up',
  note: 'From the house to the nearest port',
} as const;
const costs = 'https://nippon-autos.com';
const sea = { kind: 'freight', booksAt: 'departure', note: 'An example, no quote of a line' } as const;
const perM3 = { ...sea, how: 'per_m3' } as const;
const perUnit = { ...sea, how: 'flat' } as const;

export const demoTariffs: readonly DemoTariff[] = [
  { ...auction, value: 15_000 },
  { ...auction, value: 18_000, method: 'negotiation' },
  { ...auction, value: 0, method: 'stock', note: 'A stock car has no auction' },
  { ...agent, how: 'flat', value: 40_000, priceTo: 1_500_000 },
  { ...agent, how: 'percent_bp', value: 500, priceFrom: 1_500_001 },
  { ...inland, value: 30_000, region: 'hokkaido', sourceUrl: costs },
  { ...inland, value: 16_000, region: 'tohoku', sourceUrl: costs },
  { ...inland, value: 8000, region: 'kanto', sourceUrl: costs },
  { ...inland, value: 8000, region: 'chubu', sourceUrl: costs },
  { ...inland, value: 7000, region: 'kansai', sourceUrl: costs },
  { ...inland, value: 14_000, region: 'chugoku', sourceUrl: costs },
  { ...inland, value: 18_000, region: 'shikoku', sourceUrl: costs },
  { ...inland, value: 22_000, region: 'kyushu', sourceUrl: costs },
  { kind: 'invoice', how: 'flat', value: 15_000, booksAt: 'win', sourceUrl: agent.sourceUrl },
  {
    kind: 'inspection',
    how: 'flat',
    value: 22_000,
    booksAt: 'hand',
    note: 'Where the country of destination asks for it',
  },
  { kind: 'insurance', how: 'percent_bp', value: 70, booksAt: 'departure', sourceUrl: costs },
  { kind: 'storage', how: 'per_day', value: 500, freeDays: 30, booksAt: 'leaving', note: 'Once a car' },
  { ...perUnit, value: 45_000, loadPort: 'Toyama', dischargePort: 'Vladivostok' },
  { ...perM3, value: 9000, dischargePort: 'Mombasa' },
  { ...perM3, value: 8800, dischargePort: 'Dar es Salaam' },
  { ...perM3, value: 7500, dischargePort: 'Auckland' },
  { ...perM3, value: 12_000, dischargePort: 'Dublin' },
  {
    ...perUnit,
    value: 180_000,
    loadPort: 'Kobe',
    dischargePort: 'Ulaanbaatar',
    note: 'A share of a container by way of Tianjin; an example, no quote of a line',
  },
];
