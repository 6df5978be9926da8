import { slipMediaTypes } from '@seri/domain/receipts/sent-files';
import { useRef, useState } from 'react';
import { useOnRefusal } from '../../../lib/calls/on-refusal.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { useInk } from '../../../ui/tables/use-ink.ts';
import { dayText } from '../../../ui/time/calendar-day.ts';
import { amountText } from '../desk/amount-text.ts';
import { announcementStateNames, type OwnAnnouncement } from './announced.ts';
import styles from './announce.module.css';
import { withdrawAnnouncement } from './send-announcement.ts';
import { slipFault } from './slip-field.tsx';
import { useSlip } from './use-slip.tsx';

export function AnnouncedRow({ announcement }: { announcement: OwnAnnouncement }) {
  const text = useText();
  const language = useLanguage();
  const { amount, currency, sentOn, note, slip, state } = announcement;
  const { saved, onAnimationEnd } = useInk(state, slip);
  return (
    <li className={styles.row} data-saved={saved ? '' : undefined} onAnimationEnd={onAnimationEnd}>
      <b className="strong">{amountText(amount, currency)}</b>
      <span className={styles.what}>
        {text('announce.sent', { day: dayText(sentOn, language) })}
        {note !== '' && <span className="sub"> {note}</span>}
      </span>
      <span className={styles.state} data-state={state}>
        {text(announcementStateNames[state])}
      </span>
      {slip !== null && (
        <a href={slip} target="_blank" rel="noreferrer">
          {text('announce.slip')}
          <span className="visually-hidden"> {amountText(amount, currency)}</span>
        </a>
      )}
      {state === 'on-its-way' && <RowActions announcement={announcement} />}
    </li>
  );
}

function RowActions({ announcement: { id, amount, currency, slip } }: { announcement: OwnAnnouncement }) {
  const text = useText();
  const onRefusal = useOnRefusal();
  const [isPending, setPending] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const sending = useSlip();
  const named = <span className="visually-hidden"> {amountText(amount, currency)}</span>;
  const withdraw = async () => {
    setPending(true);
    const reply = await withdrawAnnouncement(id).finally(() => setPending(false));
    if (reply.ok) toast({ tone: 'good', title: text('announce.withdrawn') });
    else onRefusal(reply.refusal, { title: text('announce.notWithdrawn') });
  };
  const send = async (file: File | undefined) => {
    if (!file) return;
    const fault = slipFault(file);
    if (fault) {
      toast({ tone: 'bad', title: text(fault) });
      return;
    }
    const reply = await sending.send(id, file);
    if (reply && !reply.ok) onRefusal(reply.refusal, { title: text('announce.slip.failed') });
  };
  return (
    <span className={styles.acts}>
      <input
        ref={picker}
        hidden
        type="file"
        accept={slipMediaTypes.join(',')}
        aria-label={text('announce.slip.add')}
        onChange={({ target }) => {
          void send(target.files?.[0]);
          target.value = '';
        }}
      />
      {sending.share !== undefined && (
        <progress max={1} value={sending.share} aria-label={text('announce.slip')} className={styles.progress} />
      )}
      {sending.cancelButton}
      {sending.share === undefined && slip === null && (
        <Button size="s" onClick={() => picker.current?.click()}>
          {text('announce.slip.add')}
          {named}
        </Button>
      )}
      {sending.share === undefined && (
        <Button size="s" pending={isPending} onClick={() => void withdraw()}>
          {text('announce.withdraw')}
          {named}
        </Button>
      )}
    </span>
  );
}
