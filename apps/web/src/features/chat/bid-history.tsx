import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ListFailed } from '../../lib/lists/list-failed.tsx';
import { useLanguage, useText } from '../../lib/language/text.ts';
import { EmptyState } from '../../ui/frame/empty-state.tsx';
import { clockTime, dayMonth, tokyo } from '../../ui/time/format-time.ts';
import { bidLogQuery } from './bid-log.query.ts';
import type { BidLogEntry } from './chats.ts';
import { changeText, eventText, forText, isOfClient } from './bid-log-texts.ts';
import styles from './bid-history.module.css';

/** Every change of a bid, the newest first; changes by clients stand out. */
export function BidHistory({ bidId }: { bidId: number }) {
  const text = useText();
  const { data, error, isPending, refetch } = useQuery(bidLogQuery(bidId));
  if (isPending) return <output className={styles.state}>{text('chat.log.loading')}</output>;
  if (!data) return <ListFailed title={text('chat.log.failed')} error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) return <EmptyState title={text('chat.log.empty')} />;
  return (
    <ol className={styles.log}>
      {data.map((entry) => (
        <LogEntry key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

const mostLast = 3;

/** Under the chat, so that staff who answer see what has happened to the bid. Silent until there is something. */
export function LastChanges({ bidId }: { bidId: number }) {
  const text = useText();
  const titleId = useId();
  const { data } = useQuery(bidLogQuery(bidId));
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.last}>
      <h3 id={titleId} className="cap">
        {text('chat.lastChanges')}
      </h3>
      <ol className={styles.log}>
        {data.slice(0, mostLast).map((entry) => (
          <LogEntry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function LogEntry({ entry }: { entry: BidLogEntry }) {
  const [text, language] = [useText(), useLanguage()];
  const { date, userName, changes } = entry;
  const japan = { language, timeZone: tokyo };
  const at = new Date(date);
  const done = [forText(entry, text), eventText(entry, text)].filter(Boolean).join(' ');
  return (
    <li className={styles.entry} data-client={isOfClient(entry) ? '' : undefined}>
      <p>
        <b className="strong">{userName || text('chat.log.system')}</b> {done}
      </p>
      {changes.length > 0 && <p>{changes.map((change) => changeText(change, { text, language })).join(' · ')}</p>}
      <time dateTime={date} className="sub">
        {dayMonth(at, japan)}, {clockTime(at, japan)} JST
      </time>
    </li>
  );
}
