import { ChartColumn, Table } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useText } from '../../lib/language/text.ts';
import { Button } from '../../ui/frame/button.tsx';
import { Sheet } from '../../ui/frame/sheet.tsx';
import styles from './chart.module.css';

interface ChartSheetProps {
  title: string;
  legend?: ReactNode;
  /** Describes the chart in a sentence, for screen readers. */
  summary: string;
  chart: ReactNode;
  table: ReactNode;
  className?: string | undefined;
}

export function ChartSheet({ title, legend, summary, chart, table, className }: ChartSheetProps) {
  const text = useText();
  const [isTable, setTable] = useState(false);
  return (
    <Sheet
      flush
      title={title}
      className={className}
      actions={
        <>
          {legend}
          <Button
            kind="bare"
            size="s"
            icon={isTable ? <ChartColumn aria-hidden="true" /> : <Table aria-hidden="true" />}
            label={text('dashboard.asTable', { chart: title })}
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
          />
        </>
      }
    >
      {isTable ? (
        table
      ) : (
        <figure className={styles.figure}>
          <figcaption className="visually-hidden">{summary}</figcaption>
          {chart}
        </figure>
      )}
    </Sheet>
  );
}
