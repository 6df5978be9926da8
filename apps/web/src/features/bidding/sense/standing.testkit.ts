import { biddingCalls } from '@seri/contract/trade/bidding.calls';
import { eligibilityCalls } from '@seri/contract/trade/eligibility.calls';
import { tariffsCalls } from '@seri/contract/trade/tariffs.calls';
import type { FakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import { verdictOf } from '../../eligibility/eligibility.testkit.ts';
import { profileOf } from '../../identity/session/accounts.testkit.ts';

/** Serves everything that the bid form and the verdict beside it load, for an account without bids. */
export function serveStanding(server: FakeServer): void {
  const { balanceInfo } = profileOf();
  server.answer(biddingCalls.standing, { balanceInfo, creditLimitCheck: false, bids: [], rooms: [] });
  server.answer(tariffsCalls.allIn, { total: 0, lines: [], unknown: 0, loadPort: null, dischargePort: null });
  server.answer(eligibilityCalls.lotVerdict, verdictOf());
  server.answer(biddingCalls.types, []);
  server.answer(biddingCalls.groups, [{ value: '', label: '—', cars: 1 }]);
}
