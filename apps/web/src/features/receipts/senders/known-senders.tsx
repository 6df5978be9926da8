import { receiptsCalls } from '@seri/contract/trade/receipts.calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/calls/api.ts';
import { useOnRefusal } from '../../../lib/calls/on-refusal.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { ListFailed } from '../../../lib/lists/list-failed.tsx';
import { Button } from '../../../ui/frame/button.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { dayText } from '../../../ui/time/calendar-day.ts';
import { japanDay } from '@seri/domain/time/japan-time';
import styles from './senders.module.css';
import { sendersQuery } from './senders.query.ts';

/** R94: under which names the money of a client comes. Nothing is shown until there is one. */
export function KnownSenders({ accountId }: { accountId: number }) {
  const text = useText();
  const language = useLanguage();
  const onRefusal = useOnRefusal();
  const [pending, setPending] = useState<string>();
  const { data, error, refetch } = useQuery(sendersQuery(accountId));
  if (error && !data) {
    return <ListFailed title={text('senders.failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data || data.list.length === 0) return null;
  const forget = async ({ key, name }: (typeof data.list)[number]) => {
    setPending(key);
    const query = { id: String(accountId), key };
    const reply = await api.send(receiptsCalls.forgetSender, { query }).finally(() => setPending(undefined));
    void refetch();
    if (reply.ok) toast({ tone: 'good', title: text('senders.forgotten', { name }) });
    else onRefusal(reply.refusal);
  };
  return (
    <Sheet flush title={text('senders.title')}>
      <ul className={styles.list}>
        {data.list.map((sender) => (
          <li key={sender.key} className={styles.item}>
            <span className={styles.words}>
              <b className="strong">{sender.name}</b>
              <small>
                {text(`senders.${sender.kind}`)}
                {' · '}
                {text('senders.by', { name: sender.by, day: dayText(japanDay(new Date(sender.at)), language) })}
              </small>
            </span>
            {data.can.forget && (
              <Button
                size="s"
                pending={pending === sender.key}
                label={text('senders.forget', { name: sender.name })}
                onClick={() => void forget(sender)}
              >
                {text('senders.forget.short')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
