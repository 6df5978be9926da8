import type { MessageId } from '@seri/messages/message-id';
import { useId } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import styles from './demo-accounts.module.css';

const labels: Partial<Record<string, MessageId>> = {
  client: 'identity.demo.client',
  dealer: 'identity.demo.dealer',
  manager: 'identity.demo.manager',
  owner: 'identity.demo.owner',
  vip: 'identity.demo.vip',
  troublesome: 'identity.demo.troublesome',
  restricted: 'identity.demo.restricted',
  guest: 'identity.demo.guest',
  disabled: 'identity.demo.disabled',
};

export interface DemoAccount {
  label: string;
  email: string;
}

interface DemoAccountsProps {
  accounts: readonly DemoAccount[];
  disabled: boolean;
  onChoose: (account: DemoAccount) => void;
}

export function DemoAccounts({ accounts, disabled, onChoose }: DemoAccountsProps) {
  const text = useText();
  const id = useId();
  const labelOf = ({ label }: DemoAccount) => {
    const known = labels[label];
    return known ? text(known) : label;
  };
  return (
    <section aria-labelledby={id} className={styles.demo}>
      <h2 id={id} className="cap">
        {text('identity.demo')}
      </h2>
      <ul className={styles.accounts}>
        {accounts.map((account) => (
          <li key={account.email}>
            <Button
              size="s"
              disabled={disabled}
              label={text('identity.demo.signInAs', { label: labelOf(account), email: account.email })}
              onClick={() => onChoose(account)}
            >
              {labelOf(account)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
