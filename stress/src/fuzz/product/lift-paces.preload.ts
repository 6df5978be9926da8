import { patience as sharePatience } from '@seri/api/features/stock/sharing/patience';
import { signInPatience } from '@seri/api/features/people/identity/sign-in/patience';
import { paces } from '@seri/api/platform/http/paces';
import { Strangers } from '@seri/api/platform/http/strangers';

/** Changes the tables in place, before a server reads them. */
export function liftPaces(): void {
  for (const pace of Object.values(paces)) pace.max = 1_000_000_000;
  for (const rule of [...Object.values(signInPatience), ...Object.values(sharePatience)]) {
    Object.assign(rule, { free: Infinity, firstWait: 0, withoutCaptcha: Infinity });
  }
  Strangers.prototype.waitOf = () => undefined;
}
