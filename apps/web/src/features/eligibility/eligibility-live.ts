import { askForNews } from '../../lib/calls/ask-for-news.ts';
import { queryClient } from '../../lib/calls/query-client.ts';
import { live } from '../../lib/live/page-live.ts';
import { eligibilityKey } from './eligibility.ts';

/** R96: rules and verdicts follow what an owner writes. */
export function followEligibility(): () => void {
  return live.on('tables.changed', () => askForNews(queryClient, eligibilityKey));
}
