import { priceTicks, type Quartiles } from '@seri/domain/prices/price-sense';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { dayMonth, tokyo } from '../../../ui/time/format-time.ts';
import { placeLabels, type Plot, plotOf } from './plot-prices.ts';
import { shortYen, type SimilarLot } from './sold-lots.ts';
import styles from './price-chart.module.css';

interface PriceChartProps {
  lots: readonly SimilarLot[];
  months: 6 | 12;
  now: Date;
  quartiles: Quartiles | null;
  amount: number | null;
}

const height = 256;
const percent = (share: number) => `${share * 100}%`;

/** Sold lots by day and price. The table beside it shows the same lots. */
export function PriceChart({ lots, months, now, quartiles, amount }: PriceChartProps) {
  const text = useText();
  const language = useLanguage();
  const plot = plotOf(lots, months, now);
  const short = (value: number) => shortYen(text, language, value);
  const range = { within: text(`prices.within.${months}`), low: short(plot.lowest), high: short(plot.highest) };
  const summary = quartiles
    ? text('prices.chart', { ...range, count: lots.length, median: short(quartiles.median) })
    : text('prices.chart.few', { ...range, count: lots.length });
  return (
    <figure className={styles.chart}>
      <figcaption className="visually-hidden">{summary}</figcaption>
      <svg aria-hidden="true" className={styles.plot} height={height}>
        <PriceAxis plot={plot} short={short} />
        {plot.days.map((at, index) => (
          <text key={at} className={styles.day} data-place={index} x={percent(plot.x(at))} y="100%" dy={20}>
            {dayMonth(new Date(at), { language, timeZone: tokyo })}
          </text>
        ))}
        <line className={styles.base} x2="100%" y1="100%" y2="100%" />
        {quartiles && <Marks plot={plot} median={quartiles.median} amount={amount} short={short} />}
        {lots.map(({ id, soldAt, soldPrice }) => (
          <circle key={id} r={4} cx={percent(plot.x(Date.parse(soldAt)))} cy={percent(plot.y(soldPrice))} />
        ))}
      </svg>
    </figure>
  );
}

interface AxisProps {
  plot: Plot;
  short: (value: number) => string;
}

function PriceAxis({ plot, short }: AxisProps) {
  return priceTicks(plot.low, plot.high, 5).map((price) => (
    <g key={price} className={styles.tick}>
      <line x2="100%" y1={percent(plot.y(price))} y2={percent(plot.y(price))} />
      <text x={-8} y={percent(plot.y(price))} dy="0.35em">
        {short(price)}
      </text>
    </g>
  ));
}

interface MarksProps extends AxisProps {
  median: number;
  amount: number | null;
}

/** The median, and the amount if it is within the range of prices. */
function Marks({ plot, median, amount, short }: MarksProps) {
  const text = useText();
  const isShown = amount !== null && amount >= plot.low && amount <= plot.high;
  const marks = [
    { name: 'median', price: median } as const,
    ...(isShown ? [{ name: 'amount', price: amount } as const] : []),
  ];
  const labels = placeLabels(marks.map(({ price }) => plot.y(price) * height));
  return marks.map(({ name, price }, index) => (
    <g key={name} className={styles.mark} data-mark={name}>
      <line x2="100%" y1={percent(plot.y(price))} y2={percent(plot.y(price))} />
      <text x="100%" y={labels[index]}>
        <tspan x="100%" dx={8} dy="-0.2em">
          {text(`prices.chart.${name}`)}
        </tspan>
        <tspan x="100%" dx={8} dy="1.2em">
          {short(price)}
        </tspan>
      </text>
    </g>
  ));
}
