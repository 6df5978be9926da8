import { formatYen } from '@seri/domain/money/money';
import { useLanguage, useText } from '../../lib/language/text.ts';
import { Figures } from '../../ui/figures/figures.tsx';
import { relativeTime } from '../../ui/time/format-time.ts';
import { Yen } from '../../ui/marks/yen.tsx';
import type { DashboardData } from './dashboard.ts';
import { useDayFigures } from './use-day-figures.ts';

interface ClientFiguresProps {
  day: DashboardData;
  now: Date;
}

export function ClientFigures({ day, now }: ClientFiguresProps) {
  const text = useText();
  const language = useLanguage();
  const { means, isLimited, next } = day;
  const { today, wins, chats } = useDayFigures(day, now);
  const [first] = next;
  const closes = first && relativeTime(new Date(first.biddingDeadline), now, language);
  const money = means && [
    {
      caption: text('dashboard.free'),
      value: isLimited ? <Yen value={means.bidAllow} /> : text('dashboard.free.unlimited'),
      note: text(isLimited ? 'dashboard.free.of' : 'dashboard.free.held', {
        limit: formatYen(means.creditLimit),
        held: formatYen(means.balance + means.creditLimit - means.bidAllow),
      }),
    },
    { caption: text('dashboard.balance'), value: <Yen value={means.balance} /> },
  ];
  return (
    <Figures
      items={[
        ...(money ?? []),
        { ...today, note: closes ? text('dashboard.today.closes', { left: closes }) : text('dashboard.today.none') },
        wins,
        chats,
      ]}
    />
  );
}
