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

interface StartStepsProps {
  card: StartCardData;
  /** Only the one thing that is next. */
  isShort?: boolean;
}

/** R65: everything that is done, the one thing that is next, and when bidding opens. */
export function StartSteps({ card, isShort = false }: StartStepsProps) {
  const text = useText();
  const { next, isConfirmed, email } = card;
  const steps: readonly { id: string; state: StepState; said: ReactNode }[] = [
    { id: 'account', state: 'done', said: text('start.account') },
    {
      id: 'email',
      state: isConfirmed ? 'done' : 'next',
      said: isConfirmed ? text('start.email') : text('start.email.todo', { email }),
    },
    next === 'ask'
      ? { id: 'ask', state: 'next', said: text('start.write') }
      : { id: 'deposit', state: next === 'deposit' ? 'next' : 'later', said: <Deposit card={card} /> },
    { id: 'opens', state: 'later', said: text(next === 'ask' ? 'start.opens.ask' : 'start.opens') },
  ];
  return (
    <ol className={styles.steps}>
      {steps
        .filter(({ state }) => !isShort || state === 'next')
        .map(({ id, state, said }) => (
          <Step key={id} state={state}>
            {said}
          </Step>
        ))}
    </ol>
  );
}

function Deposit({ card: { next, minimum, reference, bank } }: { card: StartCardData }) {
  const text = useText();
  const [before, after] = text('start.deposit', { amount: formatYen(minimum), reference }).split(reference);
  return (
    <>
      <p>
        {before}
        <span className={styles.reference}>
          {reference} <CopyButton what={text('start.reference')} value={reference} />
        </span>
        {after}
      </p>
      {next === 'deposit' && !bank && <p>{text('start.write.bank')}</p>}
    </>
  );
}
