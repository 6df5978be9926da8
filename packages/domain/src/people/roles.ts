import { type Flag, flags, noPermissions, type Permissions, permissionsFrom } from './permissions.ts';
import { type UserType, userTypes } from './user-types.ts';

export const roleIds = {
  restricted: 979,
  guest: 980,
  vip: 981,
  disabled: 982,
  manager: 991,
  client: 1064,
  troublesome: 1065,
  dealer: 1092,
} as const;

export type RoleName = keyof typeof roleIds;
export type MenuKind = 'client' | 'dealer' | 'manager';
export type Overrides = Readonly<Partial<Record<Flag, boolean>>>;

const everyListing: readonly Flag[] = [
  'carAuctionsView',
  'onepriceView',
  'salesStatisticsView',
  'bikeView',
  'machineryView',
];
const everyCheck: readonly Flag[] = ['creditLimitCheck', 'dailyBidLimitCheck', 'bidDeadlineCheck', 'ussLimitCheck'];
const sharing: readonly Flag[] = ['shareCar', 'downloadPhotos'];
const exporting: readonly Flag[] = ['auctionTranslationUse', 'exportTypeShow'];
/** Only an owner may grant or revoke these flags. */
export const staffFlags: readonly Flag[] = [
  'adjustmentPriceShow',
  'managerBidForClient',
  'bidsTodayDefault',
  'bidChangeConfirmation',
  'bidManagementEnabled',
  'lastHourBidWarning',
  'bidManageStatus',
  'bidManageBidPrice',
  'bidManageSoldPrice',
];

/** R4: the flags of each role, unless an override changes them. */
const defaults: Readonly<Record<RoleName, readonly Flag[]>> = {
  manager: [
    ...everyListing,
    'biddingAllowed',
    'creditLimitCheck',
    ...sharing,
    ...exporting,
    'exportTypeOptional',
    ...staffFlags,
  ],
  vip: [...everyListing, 'biddingAllowed', 'bidDeadlineCheck', ...sharing, ...exporting, 'exportTypeOptional'],
  client: [...everyListing, 'biddingAllowed', ...everyCheck, ...sharing, ...exporting],
  troublesome: [...everyListing, 'biddingAllowed', ...everyCheck, ...exporting],
  dealer: [...everyListing, 'biddingAllowed', ...everyCheck, ...sharing, ...exporting, 'dealerBidAccess'],
  restricted: [...everyListing, ...everyCheck],
  guest: ['carAuctionsView', 'onepriceView', ...everyCheck],
  disabled: [],
};

/** R4: ids that old accounts may still have. They count as a current role and are never assigned. */
const formerIds: readonly (readonly [number, RoleName])[] = [[984, 'restricted']];

const roleNames = new Map<number, RoleName>([
  ...Object.entries(roleIds).map(([name, id]) => [id, name as RoleName] as const),
  ...formerIds,
]);

export function roleName(roleId: number): RoleName | undefined {
  return roleNames.get(roleId);
}

/** All ids of the same role: 979 and 984 are both restricted. */
export function equivalentRoleIds(roleId: number): number[] {
  const name = roleName(roleId);
  return name === undefined ? [roleId] : [...roleNames.keys()].filter((id) => roleName(id) === name);
}

/** R3: managers are staff; every other account is on the client side. */
export function userTypeOf(roleId: number): UserType {
  return roleId === roleIds.manager ? userTypes.staff : userTypes.clientSide;
}

/** R4: the account's overrides win over those of its role, and these over the role's defaults. An unknown role has no flag. */
export function permissionsOf(roleId: number, overrides: Overrides = {}, roleOverrides: Overrides = {}): Permissions {
  const name = roleNames.get(roleId);
  if (!name) return noPermissions;
  const roleDefaults = permissionsFrom(defaults[name]);
  return Object.fromEntries(
    flags.map((flag) => [flag, overrides[flag] ?? roleOverrides[flag] ?? roleDefaults[flag]]),
  ) as Record<Flag, boolean>;
}

/** R3: the menu of an account; undefined for an unknown or disabled role. */
export function menuKind(roleId: number): MenuKind | undefined {
  const name = roleNames.get(roleId);
  if (!name || name === 'disabled') return undefined;
  return name === 'dealer' || name === 'manager' ? name : 'client';
}

/** R2: an account with a disabled or unknown role cannot sign in. */
export function maySignIn(roleId: number): boolean {
  return menuKind(roleId) !== undefined;
}

/** A change to null removes an override. */
export function mergeOverrides(
  before: Overrides,
  changes: Readonly<Partial<Record<Flag, boolean | null | undefined>>>,
): Overrides {
  const merged = Object.entries({ ...before, ...changes }).filter(([, value]) => typeof value === 'boolean');
  return Object.fromEntries(merged);
}
