import { useEffect, useState } from 'react';
import styles from './clock.module.css';
import { clockTime, isSameTime, ownTimeZone, shortDate, tokyo } from './format-time.ts';
import { zoneName } from './zone-name.ts';
import { useUiLanguage, useUiText } from '../frame/ui-text.tsx';

interface ClockProps {
  /** Server time minus device time, in ms. */
  offset?: number | undefined;
  local?: boolean | undefined;
  date?: boolean | undefined;
  /** One line, for a phone's header. */
  compact?: boolean | undefined;
}

const tick = 1000;

/** Tokyo's date and time by the server's clock. Role `timer` is silent, so screen readers do not announce each second. */
export function Clock({ offset = 0, local = true, date = false, compact = false }: ClockProps) {
  const text = useUiText();
  const language = useUiLanguage();
  const now = useNow(offset);
  const japan = { language, timeZone: tokyo };
  const own = { language, timeZone: ownTimeZone() };
  const isLocalShown = local && !compact && !isSameTime(now, tokyo, own.timeZone);
  const caption = date ? `${text('ui.tokyo')} · ${shortDate(now, japan)}` : text('ui.tokyo');
  return (
    <div
      role="timer"
      aria-label={text('ui.japanTime')}
      className={styles.clock}
      data-compact={compact ? '' : undefined}
    >
      <time dateTime={now.toISOString()}>{clockTime(now, japan, true)}</time>
      <small>
        {compact && !date ? 'JST' : caption}
        {isLocalShown && ` · ${clockTime(now, own)} ${zoneName(now, own)}`}
      </small>
    </div>
  );
}

function useNow(offset: number): Date {
  const [now, setNow] = useState(() => new Date(Date.now() + offset));
  useEffect(() => {
    const show = () => setNow(new Date(Date.now() + offset));
    show();
    const timer = setInterval(show, tick);
    return () => clearInterval(timer);
  }, [offset]);
  return now;
}
