import { minute } from '@seri/domain/time/japan-time';
import { useLanguage, useText } from '../../lib/language/text.ts';
import { clockTime, tokyo } from '../../ui/time/format-time.ts';
import { Sheet } from '../../ui/frame/sheet.tsx';
import type { DashboardData } from './dashboard.ts';
import { BarChart } from './bar-chart.tsx';
import styles from './chart.module.css';
import { ChartSheet } from './chart-sheet.tsx';
import page from './dashboard-page.module.css';
import { FigureTable } from './figure-table.tsx';

interface WorkloadProps {
  workload: DashboardData['workload'];
  now: Date;
}

const halfHour = 30 * minute;

/** Number of bids per half hour of the day, by their bidding deadline. */
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
  const times = workload.map((slot) => ({
    ...slot,
    time: clockTime(new Date(slot.at), { language, timeZone: tokyo }),
  }));
  const busiest = times.reduce((most, slot) => (slot.fresh + slot.ready > most.fresh + most.ready ? slot : most));
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
      summary={text('dashboard.workload.summary', { time: busiest.time, count: busiest.fresh + busiest.ready })}
      chart={
        <BarChart
          now={(now.getTime() - Date.parse(first.at)) / (workload.length * halfHour)}
          bars={times.map((slot) => ({
            key: slot.at,
            label: slot.time,
            parts: [
              { tone: 'quiet', value: slot.ready },
              { tone: 'own', value: slot.fresh },
            ],
          }))}
        />
      }
      table={
        <FigureTable
          label={title}
          heads={[text('dashboard.col.time'), fresh, ready]}
          rows={times.map((slot) => ({ key: slot.at, cells: [slot.time, slot.fresh, slot.ready] }))}
        />
      }
    />
  );
}
