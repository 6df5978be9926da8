import { groupDigits } from '@seri/domain/money/money';
import { roleName } from '@seri/domain/people/roles';
import { type Text, useText } from '../../../lib/language/text.ts';
import { type Fact, Facts } from '../../../ui/tables/facts.tsx';
import { Figures } from '../../../ui/figures/figures.tsx';
import { JapanDate } from '../../../ui/time/japan-date.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import type { OwnProfile } from '../session/session-state.ts';

export function ProfileMeans({ balanceInfo, permission }: Pick<OwnProfile, 'balanceInfo' | 'permission'>) {
  const text = useText();
  const { balance, creditLimit, bidAllow, dailyBidLimit } = balanceInfo;
  return (
    <Figures
      items={[
        { caption: text('identity.fact.balance'), value: <Yen value={balance} /> },
        { caption: text('identity.fact.creditLimit'), value: <Yen value={creditLimit} /> },
        {
          // R25: the free amount is meaningless for an account without a limit check.
          caption: text('identity.fact.bidAllow'),
          value: permission.creditLimitCheck ? <Yen value={bidAllow} /> : text('identity.fact.noLimit'),
        },
        {
          caption: text('identity.fact.dailyBidLimit'),
          value: dailyBidLimit === 0 ? text('identity.fact.noLimit') : groupDigits(dailyBidLimit),
        },
      ]}
    />
  );
}

function factsOf(text: Text, { roleId, userId, manager, createdAt, lastLogin }: OwnProfile['detail']): Fact[] {
  const role = roleName(roleId);
  return [
    { caption: text('identity.fact.level'), value: role ? text(`rights.role.${role}`) : '–' },
    { caption: text('identity.fact.clientId'), value: userId },
    { caption: text('identity.fact.manager'), value: manager ?? '–' },
    { caption: text('identity.fact.registered'), value: <JapanDate instant={createdAt} /> },
    { caption: text('identity.fact.lastLogin'), value: <JapanDate instant={lastLogin} time />, wide: true },
  ];
}

export function ProfileFacts({ detail }: { detail: OwnProfile['detail'] }) {
  const text = useText();
  return <Facts cols={2} phoneCols={2} items={factsOf(text, detail)} />;
}
