import { useText } from '../../../lib/language/text.ts';
import { Plate } from '../../../ui/marks/plate.tsx';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { useNow } from '../../bids/rows/use-now.ts';
import type { QueuedTranslation } from '../translation/translations.ts';
import styles from './queue.module.css';
import { useStateText } from './state-text.ts';
import { TimeLeft } from './time-left.tsx';

interface QueueListProps {
  requests: readonly QueuedTranslation[];
  openId: number | undefined;
  hrefOf: (id: number) => string;
}

export function QueueList({ requests, openId, hrefOf }: QueueListProps) {
  const text = useText();
  const now = useNow();
  return (
    <ul aria-label={text('translationDesk.queue')} className={styles.list}>
      {requests.map((request) => (
        <li key={request.id}>
          <QueueRow request={request} now={now} isOpen={request.id === openId} href={hrefOf(request.id)} />
        </li>
      ))}
    </ul>
  );
}

interface QueueRowProps {
  request: QueuedTranslation;
  now: Date;
  isOpen: boolean;
  href: string;
}

function QueueRow({ request, now, isOpen, href }: QueueRowProps) {
  const text = useText();
  const stateText = useStateText();
  const { lotNo, auctionName, specification, client, language, question, state, settledAt } = request;
  return (
    <UiLink href={href} className={styles.row} aria-current={isOpen ? 'true' : undefined} data-state={state}>
      <span className={styles.name}>
        <Plate number={lotNo} size="s" /> <b className="strong">{specification}</b>
      </span>
      {settledAt === null && <TimeLeft deadline={request.deadline} now={now} />}
      <span className="sub">
        {[auctionName, client, text(`translationDesk.language.${language}`)].filter(Boolean).join(' · ')}
      </span>
      <span className={styles.state}>
        {stateText(request)}
        {question !== '' && ` · ${text('translationDesk.hasQuestion')}`}
      </span>
    </UiLink>
  );
}
