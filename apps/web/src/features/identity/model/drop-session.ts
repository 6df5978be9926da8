import { live } from '../../../lib/page-live.ts';
import { forgetAccount } from '../../../lib/query-client.ts';
import { forget } from '../../../lib/remembered.ts';
import { becomeAnonymous } from './session.ts';

/** Removes everything of the account from this page. */
export function dropSession(): void {
  live.stop();
  forget();
  becomeAnonymous();
  forgetAccount();
}
