import { formatYen } from '@seri/domain/money/money';
import { useState } from 'react';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { dayText } from '../../../ui/time/calendar-day.ts';
import type { PurchaseDetails } from '../list/purchases.ts';
import { reverseSettlement } from './send-settlement.ts';
import styles from './settlement.module.css';

interface SettlementToldProps {
  purchase: PurchaseDetails;
  settlement: NonNullable<PurchaseDetails['settlement']>;
  onChange: () => void;
}

/** How the purchase came to an end, for its buyer too. Staff may change it, or take it back, with a reason. */
export function SettlementTold({ purchase: { can }, settlement, onChange }: SettlementToldProps) {
  const text = useText();
  const language = useLanguage();
  const [reason, setReason] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const { id, version, kind, resoldOn, resoldAt, resoldFor, gain, note } = settlement;
  const reverse = async () => {
    setIsPending(true);
    const reply = await reverseSettlement({ body: { id, version, reason: (reason ?? '').trim() } });
    setIsPending(false);
    if (!reply.ok) return toast({ tone: 'bad', title: refusalText(text, reply.refusal) });
    return toast({ tone: 'good', title: text('purchases.settlement.reversed') });
  };
  return (
    <div className={styles.told}>
      <p>
        {kind === 'resold'
          ? text('purchases.settlement.resold.told', {
              day: resoldOn === null ? '' : dayText(resoldOn, language),
              house: resoldAt,
              amount: formatYen(resoldFor ?? 0),
            })
          : settlement.reason && text(`purchases.settlement.reason.${settlement.reason}`)}
      </p>
      {gain > 0 && <p>{text('purchases.settlement.gain.told', { amount: formatYen(gain) })}</p>}
      {note !== '' && <p className="sub">{note}</p>}
      {can.settle && (
        <div className={styles.actions}>
          {reason === undefined ? (
            <>
              <Button size="s" onClick={onChange}>
                {text('purchases.settlement.change')}
              </Button>
              {can.reverse && (
                <Button size="s" onClick={() => setReason('')}>
                  {text('purchases.settlement.reverse')}
                </Button>
              )}
            </>
          ) : (
            <>
              <Field
                label={text('purchases.settlement.reverse.reason')}
                maxLength={500}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
              <Button kind="danger" pending={isPending} disabled={reason.trim() === ''} onClick={() => void reverse()}>
                {text('purchases.settlement.reverse')}
              </Button>
              <Button onClick={() => setReason(undefined)}>{text('formDialog.cancel')}</Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
