import { formatYen } from '@seri/domain/money/money';
import { Check, Circle, CircleDot } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/language/text.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './start-card.module.css';
import type { StartCardData } from './start.ts';

type StepState = 'done' | 'next' | 'later';
const icons = { done: Check, next: CircleDot, later: Circle } as const;

function Step({ state, children }: { state: StepState; children: ReactNode }) {
  const text = useText();
  const Icon = icons[state];
  return (
    <li className={styles.step} data-state={state} aria-current={state === 'next' ? 'step' : undefined}>
      <Icon aria-hidden="true" />
      <div>
        {state === 'done' && <span className="visually-hidden">{text('start.done')} </span>}
        {children}
      </div>
    </li>
  );
}

/** R65: everything that is done, the one thing that is next, and when bidding opens. */
export function StartSteps({ card }: { card: StartCardData }) {
  const text = useText();
  const { next, isConfirmed, email } = card;
  return (
    <ol className={styles.steps}>
      <Step state="done">{text('start.account')}</Step>
      <Step state={isConfirmed ? 'done' : 'next'}>
        {isConfirmed ? text('start.email') : text('start.email.todo', { email })}
      </Step>
      {next === 'ask' ? (
        <Step state="next">{text('start.write')}</Step>
      ) : (
        <Step state={next === 'deposit' ? 'next' : 'later'}>
          <Deposit card={card} />
        </Step>
      )}
      <Step state="later">{text(next === 'ask' ? 'start.opens.ask' : 'start.opens')}</Step>
    </ol>
  );
}

function Deposit({ card: { next, minimum, reference, bank } }: { card: StartCardData }) {
  const text = useText();
  return (
    <>
      <p>
        {text('start.deposit', { amount: formatYen(minimum), reference })}{' '}
        <CopyButton what={text('start.reference')} value={reference} />
      </p>
      {next === 'deposit' && !bank && <p>{text('start.write.bank')}</p>}
    </>
  );
}
