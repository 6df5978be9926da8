import type { Range } from '@seri/domain/catalogue/filters';
import { type PointerEvent, useState } from 'react';
import type { FilterRangeFacet } from '../filters/filter-facets.ts';
import { barsOf } from './filter-range.ts';
import styles from './range-histogram.module.css';

const chartHeight = 28;

interface RangeHistogramProps {
  facet: FilterRangeFacet;
  range: Range;
  /** Called when the reader clicks a bar or drags over several. */
  onChoose: (range: Range) => void;
}

/** The distribution of lots between the bounds. The mouse can drag a range; keyboards use the fields below. */
export function RangeHistogram({ facet, range, onChoose }: RangeHistogramProps) {
  const [drawn, setDrawn] = useState<{ first: number; last: number }>();
  const bars = barsOf(facet, range);
  const [low, high] = drawn ? [drawn.first, drawn.last].toSorted((one, other) => one - other) : [];

  const indexAt = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - left) / width) * bars.length);
    return Math.max(0, Math.min(index, bars.length - 1));
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrawn({ first: indexAt(event), last: indexAt(event) });
  };
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    if (drawn) setDrawn({ first: drawn.first, last: indexAt(event) });
  };
  const end = () => {
    const [from, to] = [bars[low ?? -1], bars[high ?? -1]];
    setDrawn(undefined);
    if (from && to) onChoose({ from: from.from, to: to.to });
  };
  const isIn = (index: number, inRange: boolean) =>
    low === undefined || high === undefined ? inRange : index >= low && index <= high;
  return (
    <svg
      className={styles.histogram}
      viewBox={`0 0 ${Math.max(1, bars.length)} ${chartHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={end}
      onPointerCancel={() => setDrawn(undefined)}
    >
      {bars.map((bar, index) => {
        const height = bar.height === 0 ? 0 : Math.max(1, bar.height * (chartHeight - 2));
        return (
          <rect
            key={bar.from}
            x={index + 0.04}
            y={chartHeight - height}
            width={0.92}
            height={height}
            data-in={isIn(index, bar.isInRange) ? '' : undefined}
          />
        );
      })}
    </svg>
  );
}
