import { TriangleAlert } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import { Kbd } from '../../../ui/frame/kbd.tsx';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { Radio } from '../../../ui/inputs/radio.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import { clientHref } from '../../clients/list/client-href.ts';
import type { ProposedClient } from '../desk/receipts.ts';
import { Score } from '../desk/score.tsx';
import styles from './candidate.module.css';
import { OpenPurchases } from './open-purchases.tsx';
import { meantPurchases, whyText } from './why-text.ts';

interface CandidateCardProps {
  candidate: ProposedClient;
  /** The key that chooses it. */
  digit: number | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

/** A client who may have sent the money: why, and what is owed. The chosen one shows each open purchase. */
export function CandidateCard({ candidate, digit, isChosen, onChoose }: CandidateCardProps) {
  const text = useText();
  const { client, score, isSuggested, reasons, isThirdParty, balance, open } = candidate;
  const owed = open.reduce((sum, purchase) => sum + purchase.open, 0);
  return (
    <div className={styles.card} data-chosen={isChosen ? '' : undefined}>
      <div className={styles.head}>
        <Radio
          name="candidate"
          checked={isChosen}
          onChange={onChoose}
          label={
            <span className={styles.name}>
              {digit !== undefined && <Kbd>{digit}</Kbd>}
              <b className="strong">{client.name}</b>
            </span>
          }
        />
        <UiLink href={clientHref(client.id)} className={styles.number}>
          {text('receipts.client', { id: client.id })}
        </UiLink>
        <Score value={score} isSuggested={isSuggested} />
      </div>
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason.kind}>
              {whyText(text, reason, candidate)} <span className={styles.points}>+{reason.points}</span>
            </li>
          ))}
        </ul>
      )}
      {isThirdParty && (
        <p className={styles.warning}>
          <TriangleAlert aria-hidden="true" />
          {text('receipts.thirdParty')}
        </p>
      )}
      <dl className={styles.sums}>
        <div>
          <dt>{text('receipts.balance')}</dt>
          <dd>
            <Yen value={balance} />
          </dd>
        </div>
        <div>
          <dt>{text('receipts.open', { count: open.length })}</dt>
          <dd>
            <Yen value={owed} />
          </dd>
        </div>
      </dl>
      {isChosen && open.length > 0 && <OpenPurchases open={open} meant={meantPurchases(candidate)} />}
    </div>
  );
}
