import { useQuery } from '@tanstack/react-query';
import { formatYen } from '@seri/domain/money/money';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { type Text, useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { standingQuery } from '../sense/standing.query.ts';
import type { BiddingStanding } from '../sense/bid-credit.ts';
import type { ChosenClient, ClientPickerProps } from './bid-pieces.ts';
import { ClientSearch } from './client-search.tsx';
import styles from './client-picker.module.css';

/** An order has no amount. */
const nextField = ':is(input[name="amount"], button[type="submit"])';

/** The client that staff bid for; once it is chosen, the amount has the focus. */
export function ClientPicker({ value, onChange, error }: ClientPickerProps) {
  const place = useRef<HTMLDivElement>(null);
  const goOn = () => {
    const next = place.current?.closest('form')?.querySelector<HTMLElement>(nextField);
    (next ?? place.current?.querySelector('button'))?.focus();
  };
  const choose = (client: ChosenClient) => {
    // Somebody who went on before the answer came is left where they are.
    const isHere = place.current?.contains(document.activeElement);
    flushSync(() => onChange(client));
    if (isHere) goOn();
  };
  const clear = () => {
    flushSync(() => onChange(null));
    place.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={place}>
      {value ? (
        <Chosen client={value} onChange={clear} />
      ) : (
        <ClientSearch onChoose={choose} onLeave={goOn} error={error} />
      )}
    </div>
  );
}

function Chosen({ client, onChange }: { client: ChosenClient; onChange: () => void }) {
  const text = useText();
  const { data: standing } = useQuery(standingQuery(client.id));
  return (
    <div className={styles.chosen}>
      <div className={styles.who}>
        <span className="cap">{text('bidding.client')}</span>
        <b>{client.name}</b>
        <output className="sub">{standing && meansText(text, standing)}</output>
      </div>
      <Button size="s" label={text('bidding.client.change.of', { name: client.name })} onClick={onChange}>
        {text('bidding.client.change')}
      </Button>
    </div>
  );
}

/** R25: free credit says nothing about a client without a limit. */
function meansText(text: Text, { balanceInfo, creditLimitCheck }: BiddingStanding): string {
  const balance = formatYen(balanceInfo.balance);
  return creditLimitCheck
    ? text('bidding.client.means', { balance, free: formatYen(balanceInfo.bidAllow) })
    : text('bidding.client.unlimited', { balance });
}
