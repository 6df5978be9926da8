import { useId } from 'react';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './sign-in-form.module.css';

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
              label={text('identity.demo.signInAs', { label: account.label })}
              onClick={() => onChoose(account)}
            >
              {account.label}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
