import { addDays, japanDay } from '@seri/domain/time/japan-time';
import { lastAuctionDay } from '@seri/domain/time/week-days';
import { serverNow } from '../../../lib/live/clock.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { withFilter } from '../filters/filter-change.ts';
import { readLastModels } from '../filters/last-models.ts';
import { auctionDayText } from '../schedule/filter-days.ts';
import type { FilterSlotProps } from './slots.ts';
import styles from './listing-empty.module.css';

/** R38: statistics begin with what most people want next: the last results, and the models they looked at last. */
export function StatisticsStart({ pageType, filters, onChange }: FilterSlotProps) {
  const text = useText();
  const language = useLanguage();
  const today = japanDay(serverNow());
  const day = lastAuctionDay(today);
  const isYesterday = day === addDays(today, -1);
  const models = readLastModels(pageType);
  return (
    <div className={styles.start}>
      <Button kind="primary" onClick={() => onChange({ ...filters, auctionDateFrom: day, auctionDateTo: day })}>
        {isYesterday
          ? text('listing.start.yesterday')
          : text('listing.start.day', { day: auctionDayText(day, language) })}
      </Button>
      {models.length > 0 && (
        <ul aria-label={text('listing.start.models')} className={styles.models}>
          {models.map(({ id, makerId, label }) => (
            <li key={id}>
              <Button onClick={() => onChange(withFilter({ ...filters, makerId: [makerId] }, 'modelId', [id]))}>
                {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
