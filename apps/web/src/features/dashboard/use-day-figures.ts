import type { Language } from '@seri/domain/common/languages';
import { groupDigits } from '@seri/domain/money/money';
import { useLanguage, useText } from '../../lib/language/text.ts';
import type { PageFigure } from '../../ui/figures/figures.tsx';
import { dayMonth, relativeTime, tokyo } from '../../ui/time/format-time.ts';
import type { DashboardData } from './dashboard.ts';

export function useDayFigures(day: DashboardData, now: Date): Record<'today' | 'wins' | 'chats', PageFigure> {
  const text = useText();
  const language = useLanguage();
  const { kind, unread } = day;
  const { count, won, ended } = day.today;
  const clients = kind === 'client' ? '' : text('dashboard.unread.clients', { count: unread.clients });
  const oldest = unread.oldest && sinceText(new Date(unread.oldest), now, language);
  return {
    today: { caption: text('dashboard.today'), value: groupDigits(count) },
    wins: {
      caption: text('dashboard.won'),
      value: groupDigits(won),
      note:
        ended > 0
          ? text('dashboard.won.of', { count: ended, share: Math.round((won / ended) * 100) })
          : text('dashboard.won.none'),
    },
    chats: {
      caption: text('dashboard.unread'),
      value: groupDigits(unread.chats),
      note: unread.chats > 0 ? [clients, oldest].filter(Boolean).join(', ') : text('dashboard.unread.none'),
    },
  };
}

const sinceText = (moment: Date, now: Date, language: Language) =>
  relativeTime(moment, now, language) ?? dayMonth(moment, { language, timeZone: tokyo });
