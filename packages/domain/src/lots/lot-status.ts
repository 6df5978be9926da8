/** The states of a lot with their codes on the wire. */
export const lotStatusCodes = {
  ongoing: 4531,
  upcoming: 4532,
  sold: 4533,
  soldByNegotiation: 4534,
  notSold: 4535,
  cancelled: 4536,
  removed: 4537,
  unknown: 4538,
  unsold: 4539,
} as const;

/** The states in which a stock car is on sale. */
export const freeStates = [lotStatusCodes.upcoming, lotStatusCodes.ongoing] as const;

export type LotStatus = keyof typeof lotStatusCodes;
export type LotStatusCode = (typeof lotStatusCodes)[LotStatus];
export type Lamp = 'ongoing' | 'upcoming' | 'sold' | 'off' | 'gone' | 'unknown';

export const lamps: Readonly<Record<LotStatus, Lamp>> = {
  ongoing: 'ongoing',
  upcoming: 'upcoming',
  sold: 'sold',
  soldByNegotiation: 'sold',
  notSold: 'off',
  cancelled: 'gone',
  removed: 'gone',
  unknown: 'unknown',
  unsold: 'off',
};

const statusOf = new Map<number, LotStatus>(
  Object.entries(lotStatusCodes).map(([status, code]) => [code, status as LotStatus]),
);

/** Feeds send codes that are not in the table; they count as unknown. */
export function lotStatus(code: number | null): LotStatus {
  return statusOf.get(code ?? lotStatusCodes.unknown) ?? 'unknown';
}
