import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import { useInk } from '../../../ui/tables/use-ink.ts';
import { JapanDate } from '../../../ui/time/japan-date.tsx';
import { clientHref } from '../../clients/list/client-href.ts';
import { purchaseHref } from '../../purchases/list/purchases.ts';
import { type ListedMoneyRequest, type MoneyDecision, requestKindNames } from './asked-money.ts';
import styles from './requests.module.css';

interface AskedMoneyRowProps {
  request: ListedMoneyRequest;
  onDecide: (decision: MoneyDecision['decision']) => void;
}

export function AskedMoneyRow({ request, onDecide }: AskedMoneyRowProps) {
  const text = useText();
  const { kind, client, amount, reference, purchaseId, reason, state, can } = request;
  const { saved, onAnimationEnd } = useInk(state);
  return (
    <li className={styles.row} data-saved={saved ? '' : undefined} onAnimationEnd={onAnimationEnd}>
      <div className={styles.what}>
        <p>
          <b className="strong">{text(requestKindNames[kind])}</b>
          {' · '}
          <UiLink href={clientHref(client.id)}>{client.name}</UiLink>
        </p>
        <p className={styles.words}>{reason}</p>
        <p className="sub">
          {kind === 'payout' && reference !== '' && text('receipts.request.transfer', { reference })}
          {purchaseId !== null && (
            <UiLink href={purchaseHref({ id: purchaseId })}>
              {text('receipts.request.purchase', { id: purchaseId })}
            </UiLink>
          )}
        </p>
      </div>
      <div className={styles.who}>
        <p>
          <span className="sub">{text('receipts.request.askedBy')}</span> {request.askedBy}{' '}
          <span className="sub">
            <JapanDate instant={request.askedAt} time />
          </span>
        </p>
        {request.decidedBy !== null && (
          <p>
            <span className="sub">{text(`receipts.request.by.${state}`)}</span> {request.decidedBy}{' '}
            <span className="sub">
              <JapanDate instant={request.decidedAt} time />
            </span>
          </p>
        )}
        {request.note !== '' && <p className={styles.words}>{request.note}</p>}
      </div>
      <p className={styles.amount}>
        <Yen value={amount} strong />
      </p>
      <div className={styles.acts}>
        {can.decide && (
          <>
            <Button kind="primary" size="s" onClick={() => onDecide('approve')}>
              {text('receipts.request.approve')}
            </Button>
            <Button size="s" onClick={() => onDecide('refuse')}>
              {text('receipts.request.refuse')}
            </Button>
          </>
        )}
        {can.takeBack && (
          <Button size="s" onClick={() => onDecide('take-back')}>
            {text('receipts.request.takeBack')}
          </Button>
        )}
        {state === 'asked' && !can.decide && (
          <span className="sub">{text(can.takeBack ? 'receipts.request.waits' : 'receipts.request.looksOn')}</span>
        )}
        {state !== 'asked' && <b className={styles.state}>{text(`receipts.request.state.${state}`)}</b>}
      </div>
    </li>
  );
}
