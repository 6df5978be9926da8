import { minute } from '@seri/domain/time/japan-time';
import { useLanguage, useText } from '../../../lib/text.ts';
import { clockTime, tokyo } from '../../../ui/format-time.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import type { Dashboard } from '../model/dashboard.ts';
import { BarChart } from './bar-chart.tsx';
import styles from './chart.module.css';
import { ChartSheet } from './chart-sheet.tsx';
import page from './dashboard-page.module.css';
import { FigureTable } from './figure-table.tsx';

interface WorkloadProps {
  workload: Dashboard['workload'];
  now: Date;
}

const halfHour = 30 * minute;

/** How many bids each half hour of the day has, by when their bidding closes. */
export function Workload({ workload, now }: WorkloadProps) {
  const text = useText();
  const language = useLanguage();
  const title = text('dashboard.workload');
  const [first] = workload;
  if (!first) {
    return (
      <Sheet flush title={title}>
        <p className={page.none}>{text('dashboard.workload.none')}</p>
      </Sheet>
    );
  }
  const times = workload.map((one) => ({ ...one, time: clockTime(new Date(one.at), { language, timeZone: tokyo }) }));
  const most = times.reduce((one, other) => (other.fresh + other.ready > one.fresh + one.ready ? other : one));
  const [fresh, ready] = [text('dashboard.workload.fresh'), text('dashboard.workload.ready')];
  return (
    <ChartSheet
      title={title}
      legend={
        <>
          <span className={`sub ${styles.legend}`} data-tone="own">
            {fresh}
          </span>
          <span className={`sub ${styles.legend}`}>{ready}</span>
        </>
      }
      summary={text('dashboard.workload.summary', { time: most.time, count: most.fresh + most.ready })}
      chart={
        <BarChart
          now={(now.getTime() - Date.parse(first.at)) / (workload.length * halfHour)}
          bars={times.map((one) => ({
            key: one.at,
            label: one.time,
            parts: [
              { tone: 'quiet', value: one.ready },
              { tone: 'own', value: one.fresh },
            ],
          }))}
        />
      }
      table={
        <FigureTable
          label={title}
          heads={[text('dashboard.col.time'), fresh, ready]}
          rows={times.map((one) => ({ key: one.at, cells: [one.time, one.fresh, one.ready] }))}
        />
      }
    />
  );
}
