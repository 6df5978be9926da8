/** The flags of a profile, in the order and spelling of the wire. */
export const flags = [
  'carAuctionsView',
  'salesStatisticsView',
  'dealerBidAccess',
  'shareCar',
  'onepriceView',
  'biddingAllowed',
  'adjustmentPriceShow',
  'exportTypeOptional',
  'exportTypeShow',
  'bidDeadlineCheck',
  'creditLimitCheck',
  'dailyBidLimitCheck',
  'ussLimitCheck',
  'auctionTranslationUse',
  'downloadPhotos',
  'managerBidForClient',
  'bidsTodayDefault',
  'bikeView',
  'machineryView',
  'bidChangeConfirmation',
  'bidManagementEnabled',
  'lastHourBidWarning',
  'bidManageStatus',
  'bidManageBidPrice',
  'bidManageSoldPrice',
] as const;

export type Flag = (typeof flags)[number];
export type Permissions = Readonly<Record<Flag, boolean>>;

export const noPermissions: Permissions = permissionsFrom([]);

/** R5: every named flag must be true; an empty list passes. */
export function hasAll(permissions: Permissions, required: readonly Flag[]): boolean {
  return required.every((flag) => permissions[flag]);
}

/** R5: the alternative mode, where one true flag is enough. */
export function hasAny(permissions: Permissions, required: readonly Flag[]): boolean {
  return required.some((flag) => permissions[flag]);
}

export function permissionsFrom(granted: readonly Flag[]): Permissions {
  return Object.fromEntries(flags.map((flag) => [flag, granted.includes(flag)])) as Record<Flag, boolean>;
}
