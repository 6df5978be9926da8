import { roleIds } from '../people/roles.ts';
import type { ClientTier } from './tariff.ts';

/** The tier of a client is its role: VIPs and dealers may have prices of their own. */
export function clientTierOf(roleId: number): ClientTier {
  if (roleId === roleIds.vip) return 'vip';
  return roleId === roleIds.dealer ? 'dealer' : 'client';
}
