import type { BikeParts } from '../page/lot-view.ts';

type LotInfo = BikeParts['lotInfo'];
export type RateCategory = keyof LotInfo['rateNotes'];
export type RateNote = NonNullable<LotInfo['rateNotes'][RateCategory]>[number];

export interface BikeRate {
  category: RateCategory;
  rate: number;
  notes: readonly RateNote[];
}

/** The categories in the order in which inspectors check a bike. */
const rateNames = {
  engine: 'rateEngine',
  electric: 'rateEl',
  exterior: 'rateExt',
  front: 'rateFront',
  rear: 'rateRear',
  frame: 'rateFrame',
} as const satisfies Record<RateCategory, keyof LotInfo>;

/** Categories without a rate are omitted, even if they have notes. */
export function ratesOf(lotInfo: LotInfo): BikeRate[] {
  return Object.entries(rateNames).flatMap(([name, key]) => {
    const [category, rate] = [name as RateCategory, lotInfo[key]];
    return rate === null ? [] : [{ category, rate, notes: lotInfo.rateNotes[category] ?? [] }];
  });
}

/** The feed sends video addresses as one text, separated by #. */
export function videosOf({ videos }: Pick<LotInfo, 'videos'>): string[] {
  return videos
    .split('#')
    .map((address) => address.trim())
    .filter((address, index, all) => address !== '' && all.indexOf(address) === index);
}
