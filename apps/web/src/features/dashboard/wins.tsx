import { type JapanDay, startOfJapanDay } from '@seri/domain/time/japan-time';
import { useLanguage, useText } from '../../lib/language/text.ts';
import { dayMonth, shortDate, tokyo } from '../../ui/time/format-time.ts';
import { Sheet } from '../../ui/frame/sheet.tsx';
import { UiLink } from '../../ui/frame/ui-link.tsx';
import type { DashboardData } from './dashboard.ts';
import { BarChart } from './bar-chart.tsx';
import { ChartSheet } from './chart-sheet.tsx';
import page from './dashboard-page.module.css';
import { FigureTable } from './figure-table.tsx';

interface WinsProps extends Pick<DashboardData, 'wins'> {
  /** Set for accounts whose menu has no link to purchases. */
  purchasesHref?: string;
}

export function Wins({ wins, purchasesHref }: WinsProps) {
  const text = useText();
  const language = useLanguage();
  const title = text('dashboard.wins');
  const total = wins.reduce((sum, { count }) => sum + count, 0);
  const link = purchasesHref && <UiLink href={purchasesHref}>{text('dashboard.purchases')}</UiLink>;
  if (total === 0) {
    return (
      <Sheet flush title={title} actions={link}>
        <p className={page.none}>{text('dashboard.wins.none')}</p>
      </Sheet>
    );
  }
  const japan = { language, timeZone: tokyo };
  const days = wins.map(({ day, count }) => ({ day, count, at: startOfJapanDay(day as JapanDay) }));
  const summary = text('dashboard.wins.total', { count: total });
  return (
    <ChartSheet
      title={title}
      legend={link ?? <span className="sub">{summary}</span>}
      summary={summary}
      chart={
        <BarChart
          bars={days.map(({ day, count, at }, index) => ({
            key: day,
            label: index === days.length - 1 ? text('dashboard.wins.today') : dayMonth(at, japan),
            parts: [{ tone: 'own', value: count }],
          }))}
        />
      }
      table={
        <FigureTable
          label={title}
          heads={[text('dashboard.col.day'), text('dashboard.col.wins')]}
          rows={days.map(({ day, count, at }) => ({ key: day, cells: [shortDate(at, japan), count] }))}
        />
      }
    />
  );
}
