import { groupDigits } from '@seri/domain/money/money';
import { type Bar, isLabelled, roundTop, sumOf } from './bars.ts';
import styles from './chart.module.css';

interface BarChartProps {
  bars: readonly Bar[];
  /** Position of the current time, from 0 at the left edge to 1 at the right. */
  now?: number | undefined;
}

const [height, gap] = [150, 0.16];
/** With more bars there is no room for their sums. */
const maxSums = 20;
const percent = (share: number) => `${share * 100}%`;

/** Drawn without a viewBox, so that the bars stretch but the text keeps its size. */
export function BarChart({ bars, now }: BarChartProps) {
  const top = roundTop(Math.max(...bars.map(sumOf)));
  const width = 1 / bars.length;
  const hasSums = bars.filter((bar) => sumOf(bar) > 0).length <= maxSums;
  return (
    <svg aria-hidden="true" className={styles.plot} height={height}>
      {[0.5, 1].map((share) => (
        <line key={share} className={styles.axis} x2="100%" y1={percent(1 - share)} y2={percent(1 - share)} />
      ))}
      {bars.map((bar, index) => (
        <g key={bar.key}>
          {stacked(bar).map(({ tone, from, value }) => (
            <rect
              key={tone}
              data-tone={tone}
              x={percent((index + gap / 2) * width)}
              width={percent((1 - gap) * width)}
              y={percent(1 - (from + value) / top)}
              height={percent(value / top)}
            />
          ))}
        </g>
      ))}
      {now !== undefined && now >= 0 && now <= 1 && (
        <line className={styles.now} x1={percent(now)} x2={percent(now)} y1={-8} y2="100%" />
      )}
      {bars.map((bar, index) => (
        <g key={bar.key}>
          {hasSums && sumOf(bar) > 0 && (
            <text className={styles.sum} x={percent((index + 0.5) * width)} y={percent(1 - sumOf(bar) / top)} dy={-5}>
              {groupDigits(sumOf(bar))}
            </text>
          )}
          {isLabelled(index, bars.length) && (
            <text x={percent((index + 0.5) * width)} y="100%" dy={18}>
              {bar.label}
            </text>
          )}
        </g>
      ))}
      <line className={styles.base} x2="100%" y1="100%" y2="100%" />
    </svg>
  );
}

function stacked({ parts }: Bar) {
  return parts.map(({ tone, value }, index) => ({
    tone,
    value,
    from: parts.slice(0, index).reduce((sum, below) => sum + below.value, 0),
  }));
}
