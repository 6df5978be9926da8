import { identityCalls } from '@seri/contract/people/identity.calls';
import { api } from '../../../lib/calls/api.ts';
import { ownTimeZone } from '../../../ui/time/format-time.ts';
import type { OwnProfile } from './session-state.ts';

/** The last report: a profile that was asked for before it still has the former zone. */
let reported: string | undefined;

/** R55: mails say each time in the reader's zone too. If the call fails, the next visit reports it. */
export function reportTimeZone({ detail }: OwnProfile): void {
  const timeZone = ownTimeZone();
  const report = `${detail.userId} ${timeZone}`;
  if (detail.timeZone === timeZone || reported === report) return;
  reported = report;
  void api.send(identityCalls.updateSettings, { body: { timeZone } });
}
