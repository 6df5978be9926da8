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

export function ClientPicker({ value, onChange, error }: ClientPickerProps) {
  const place = useRef<HTMLDivElement>(null);
  /** Keeps the focus in the picker. */
  const change = (client: ChosenClient | null) => {
    flushSync(() => onChange(client));
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  };
  return (
    <div ref={place}>
      {value ? (
        <Chosen client={value} onChange={() => change(null)} />
      ) : (
        <ClientSearch onChoose={change} error={error} />
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
