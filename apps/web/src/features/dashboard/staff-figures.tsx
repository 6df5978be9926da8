import { formatYen, groupDigits } from '@seri/domain/money/money';
import { type Text, useLanguage, useText } from '../../lib/language/text.ts';
import { Figures } from '../../ui/figures/figures.tsx';
import { relativeTime } from '../../ui/time/format-time.ts';
import { UiLink } from '../../ui/frame/ui-link.tsx';
import type { DashboardData } from './dashboard.ts';
import { statusLinks } from './status-links.ts';
import { useDayFigures } from './use-day-figures.ts';

const translationsFigure = (text: Text, { answered, medianMinutes }: NonNullable<DashboardData['translations']>) => ({
  caption: text('dashboard.translations'),
  value: groupDigits(answered),
  note:
    medianMinutes === null
      ? text('dashboard.translations.none')
      : text('dashboard.translations.median', { minutes: medianMinutes }),
});

const toInvoiceFigure = (text: Text, { cars, amount }: NonNullable<DashboardData['toInvoice']>) => ({
  caption: text('dashboard.toInvoice'),
  value: groupDigits(cars),
  note: cars === 0 ? text('dashboard.toInvoice.none') : formatYen(amount),
});

interface StaffFiguresProps {
  day: DashboardData;
  now: Date;
  /** Undefined for staff to whom the desk is closed. */
  bidsHref: ((status: number) => string) | undefined;
}

export function StaffFigures({ day, now, bidsHref }: StaffFiguresProps) {
  const text = useText();
  const language = useLanguage();
  const { fresh, unpriced } = day;
  const { today, wins, chats } = useDayFigures(day, now);
  const first = fresh.closes && relativeTime(new Date(fresh.closes), now, language);
  const urgent = fresh.soon > 0 ? 'soon' : undefined;
  const soon = fresh.soon > 0 ? text('dashboard.fresh.soon', { count: fresh.soon, left: first ?? '' }) : undefined;
  return (
    <Figures
      items={[
        {
          caption: text('dashboard.fresh'),
          value: bidsHref ? (
            <UiLink href={bidsHref(statusLinks.fresh)} className={urgent}>
              {groupDigits(fresh.count)}
            </UiLink>
          ) : (
            <span className={urgent}>{groupDigits(fresh.count)}</span>
          ),
          note: soon ?? text('dashboard.fresh.none'),
        },
        { ...today, note: text('dashboard.today.sum', { amount: formatYen(day.today.amount) }) },
        wins,
        {
          caption: text('dashboard.unpriced'),
          value: groupDigits(unpriced),
          note:
            unpriced === 0
              ? text('dashboard.unpriced.none')
              : bidsHref && <UiLink href={bidsHref(statusLinks.won)}>{text('dashboard.unpriced.enter')}</UiLink>,
        },
        ...(day.toInvoice ? [toInvoiceFigure(text, day.toInvoice)] : []),
        chats,
        ...(day.translations ? [translationsFigure(text, day.translations)] : []),
      ]}
    />
  );
}
