import { useQuery } from '@tanstack/react-query';
import { CalendarSearch } from 'lucide-react';
import { useId, useState } from 'react';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { internal, refusalOf } from '../../../lib/calls/refusal.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import { Facts } from '../../../ui/tables/facts.tsx';
import type { LotView } from '../../lots/page/lot-view.ts';
import { ChassisStrip } from './chassis-strip.tsx';
import { monthFacts } from './month-facts.ts';
import { monthQuery } from './month.query.ts';
import styles from './month-block.module.css';

/** R86: when the vehicle was built, once somebody asks for it. */
export function MonthBlock({ lot }: { lot: LotView }) {
  const text = useText();
  const headId = useId();
  const strip = 'mopDeail' in lot ? lot.mopDeail : undefined;
  return (
    <section aria-labelledby={headId} className={styles.block}>
      <h2 id={headId} className="cap">
        {text('lotServices.month')}
      </h2>
      {strip && <ChassisStrip strip={strip} />}
      <MonthAnswer lot={lot} />
    </section>
  );
}

function MonthAnswer({ lot }: { lot: LotView }) {
  const text = useText();
  const language = useLanguage();
  const [isAsked, setAsked] = useState(false);
  const { data: car, error, isFetching, refetch } = useQuery({ ...monthQuery(lot), enabled: isAsked });
  if (car) return <Facts framed cols={4} phoneCols={2} items={monthFacts(text, language, car)} />;
  if (car === null) return <output>{text('lotServices.month.empty')}</output>;
  const isFailed = error !== null && !isFetching;
  return (
    <>
      {isFailed && (
        <Notice live tone="bad" title={text('lotServices.month.failed')}>
          {refusalText(text, refusalOf(error) ?? internal)}
        </Notice>
      )}
      <div className={styles.ask}>
        <Button
          size="s"
          icon={<CalendarSearch aria-hidden="true" />}
          pending={isFetching}
          onClick={() => (isAsked ? void refetch() : setAsked(true))}
        >
          {text(isFailed ? 'lotServices.retry' : 'lotServices.month.ask')}
        </Button>
        <output className="sub">{isFetching ? text('lotServices.month.waiting') : ''}</output>
      </div>
    </>
  );
}
