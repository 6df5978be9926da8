import { useLanguage, useText } from '../../../lib/language/text.ts';
import { dayMonth, relativeTime, tokyo } from '../../../ui/time/format-time.ts';

const hour = 3_600_000;

/** How long bidding on the lot of a request stays open. */
export function TimeLeft({ deadline, now }: { deadline: string | null; now: Date }) {
  const text = useText();
  const language = useLanguage();
  if (deadline === null) return <span>{text('translationDesk.noDeadline')}</span>;
  const at = new Date(deadline);
  if (at <= now) return <span>{text('translationDesk.late')}</span>;
  const left = relativeTime(at, now, language) ?? dayMonth(at, { language, timeZone: tokyo });
  const isSoon = at.getTime() - now.getTime() < hour;
  return (
    <time dateTime={deadline} className={isSoon ? 'soon' : undefined}>
      {text('translationDesk.left', { left })}
    </time>
  );
}
