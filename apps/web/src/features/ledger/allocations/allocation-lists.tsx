import { formatYen } from '@seri/domain/money/money';
import { japanDay } from '@seri/domain/time/japan-time';
import { TriangleAlert } from 'lucide-react';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { serverNow } from '../../../lib/live/clock.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import { JapanDate } from '../../../ui/time/japan-date.tsx';
import { dayText } from '../../../ui/time/calendar-day.ts';
import { paidHref } from '../payments/payment-name.tsx';
import styles from './allocations.module.css';
import type { MadeAllocation, MoneyOfClient, MoneySource } from './allocations.ts';
import { MoneyItem, MoneyList } from './money-list.tsx';

interface AllocationListsProps {
  money: MoneyOfClient;
  onAllocate: (source: MoneySource) => void;
  onMove: (made: MadeAllocation) => void;
}

export function AllocationLists({ money, onAllocate, onMove }: AllocationListsProps) {
  const text = useText();
  const { sources, open, made, free, can } = money;
  const canAllocate = can.allocate && free > 0 && open.length > 0;
  return (
    <div className={styles.lists}>
      <MoneyList title={text('allocations.left')} none={text('allocations.left.none')} items={sources}>
        {(source) => (
          <MoneyItem
            key={source.entryId}
            name={source.description || text('allocations.money')}
            note={
              <>
                <JapanDate instant={source.date} />
                {' · '}
                {text('allocations.left.of', { amount: formatYen(source.amount) })}
              </>
            }
            amount={<Yen value={source.rest} strong />}
            action={
              canAllocate && (
                <Button size="s" onClick={() => onAllocate(source)}>
                  {text('allocations.allocate.short')}
                </Button>
              )
            }
          />
        )}
      </MoneyList>
      <MoneyList title={text('allocations.open')} none={text('allocations.open.none')} items={open}>
        {(purchase) => (
          <MoneyItem
            key={purchase.purchaseId}
            name={<UiLink href={paidHref(purchase.purchaseId)}>{purchase.name}</UiLink>}
            note={<DueDay dueOn={purchase.dueOn} />}
            amount={<Yen value={purchase.open} strong />}
          />
        )}
      </MoneyList>
      <MoneyList title={text('allocations.made')} none={text('allocations.made.none')} items={made}>
        {(allocation) => (
          <MoneyItem
            key={allocation.id}
            name={<UiLink href={paidHref(allocation.purchaseId)}>{allocation.name}</UiLink>}
            note={
              <>
                <JapanDate instant={allocation.at} />
                {' · '}
                {allocation.by ?? text('allocations.byRule')}
              </>
            }
            amount={<Yen value={allocation.amount} strong />}
            action={
              can.allocate && (
                <Button
                  size="s"
                  label={text('allocations.move.of', { name: allocation.name })}
                  onClick={() => onMove(allocation)}
                >
                  {text('allocations.move')}
                </Button>
              )
            }
          />
        )}
      </MoneyList>
    </div>
  );
}

function DueDay({ dueOn }: { dueOn: string | null }) {
  const text = useText();
  const language = useLanguage();
  if (dueOn === null) return null;
  const day = dayText(dueOn, language);
  if (dueOn >= japanDay(serverNow())) return text('allocations.due', { day });
  return (
    <b className={styles.late}>
      <TriangleAlert aria-hidden="true" />
      {text('allocations.late', { day })}
    </b>
  );
}
