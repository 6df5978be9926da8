import { live } from '../../../lib/live/page-live.ts';
import { forgetAccount } from '../../../lib/calls/query-client.ts';
import { forget } from '../../../lib/language/remembered.ts';
import { becomeAnonymous } from './session.ts';

export function dropSession(): void {
  live.stop();
  forget();
  becomeAnonymous();
  forgetAccount();
}
