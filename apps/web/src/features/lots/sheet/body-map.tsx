import { useText } from '../../../lib/language/text.ts';
import { flank, type MapShape, mapSize, plan } from './body-map.data.ts';
import type { PlacedMark } from './placed-marks.ts';
import styles from './body-map.module.css';
import { MarkCode } from './mark-code.tsx';

interface BodyMapProps {
  marks: readonly PlacedMark[];
  /** The rank of the highlighted mark. */
  lit: number | undefined;
  onHover: (mark: number | undefined) => void;
  onChoose: (mark: number) => void;
}

const sides = ['front', 'rear', 'left', 'right'] as const;
const mirrored = `matrix(1 0 0 -1 0 ${mapSize.height})`;
const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** The marks on a map of the car. Hidden from screen readers, because the list beside it says the same in words. */
export function BodyMap({ marks, lit, onHover, onChoose }: BodyMapProps) {
  const text = useText();
  return (
    <div className={styles.map} aria-hidden="true">
      <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}>
        <Shapes shapes={plan} />
        <Shapes shapes={flank} />
        <g transform={mirrored}>
          <Shapes shapes={flank} />
        </g>
        <path className={styles.lead} d={marks.map(leadTo).join('')} />
      </svg>
      {sides.map((side) => (
        <span key={side} className={styles.side} data-side={side}>
          {text(`sheet.side.${side}`)}
        </span>
      ))}
      {marks.map((mark) => (
        <span
          key={mark.rank}
          className={styles.badge}
          style={{ left: percent(mark.badge.x, mapSize.width), top: percent(mark.badge.y, mapSize.height) }}
          data-lit={lit === mark.rank ? '' : undefined}
          onPointerEnter={() => onHover(mark.rank)}
          onPointerLeave={() => onHover(undefined)}
          onPointerUp={() => onChoose(mark.rank)}
        >
          <MarkCode mark={mark} lit={lit === mark.rank} />
        </span>
      ))}
    </div>
  );
}

function Shapes({ shapes }: { shapes: readonly MapShape[] }) {
  return shapes.map(({ look, path }) => <path key={path} className={styles[look]} d={path} />);
}

/** A line from a displaced badge to its mark. */
function leadTo({ spot, badge }: PlacedMark): string {
  const isAway = Math.hypot(badge.x - spot.x, badge.y - spot.y) > 6;
  return isAway ? `M${spot.x} ${spot.y}L${badge.x} ${badge.y}` : '';
}
