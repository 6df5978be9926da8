import { clockOffset } from '../../lib/live/clock.ts';
import { useStore } from '../../lib/browser/store.ts';
import { Clock } from '../../ui/time/clock.tsx';

interface TokyoClockProps {
  compact?: boolean;
  date?: boolean;
  local?: boolean;
}

/** Stands empty until the server has told its time: a wrong clock would be worse than none. */
export function TokyoClock(props: TokyoClockProps) {
  const offset = useStore(clockOffset);
  return offset === null ? null : <Clock offset={offset} {...props} />;
}
