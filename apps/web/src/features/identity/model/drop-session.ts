import { live } from '../../../lib/page-live.ts';
import { forgetAccount } from '../../../lib/query-client.ts';
import { forget } from '../../../lib/remembered.ts';
import { becomeAnonymous } from './session.ts';

export function dropSession(): void {
  live.stop();
  forget();
  becomeAnonymous();
  forgetAccount();
}
