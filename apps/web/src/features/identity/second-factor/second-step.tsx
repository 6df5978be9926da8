import { secondFactorCalls } from '@seri/contract/people/second-factor.calls';
import type { Factor } from '@seri/domain/people/second-factor';
import { type ReactNode, useEffect, useRef } from 'react';
import { api } from '../../../lib/calls/api.ts';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { enterPortal } from '../sign-in/sign-in.ts';
import type { SecondStepRefusal } from '../sign-in/sign-in-problems.ts';
import { Stage } from '../forms/stage.tsx';
import type { Proof } from './factors.ts';
import { ProveForm } from './prove-form.tsx';
import styles from './second-factor.module.css';

interface SecondStepProps {
  refusal: SecondStepRefusal;
  onSignedIn: () => void;
  /** The challenge is over, or the visitor goes back. */
  onBack: (refusal?: CallRefusal) => void;
}

/** R80, R81: after the right password, in place of the form. */
export function SecondStep({ refusal, onSignedIn, onBack }: SecondStepProps) {
  const text = useText();
  const back = (
    <Button kind="bare" onClick={() => onBack()}>
      {text('factor.second.back')}
    </Button>
  );
  if (refusal.code === 'SECOND_FACTOR_REQUIRED')
    return <ProveStep {...refusal.data} onSignedIn={onSignedIn} onBack={onBack} cancel={back} />;
  return (
    <Stage title={text('factor.enrol')} actions={back}>
      <p>{refusalText(text, refusal)}</p>
    </Stage>
  );
}

interface ProveStepProps extends Pick<SecondStepProps, 'onSignedIn' | 'onBack'> {
  challenge: string;
  factors: readonly Factor[];
  cancel: ReactNode;
}

function ProveStep({ challenge, factors, onSignedIn, onBack, cancel }: ProveStepProps) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const send = async (proof: Proof) => {
    if (proof.by === 'password') return undefined;
    const reply = await api.send(secondFactorCalls.complete, { body: { challenge, proof } });
    const refusal = reply.ok ? await enterPortal() : reply.refusal;
    if (!refusal) onSignedIn();
    else if (refusal.code === 'CHALLENGE_EXPIRED') onBack(refusal);
    return refusal;
  };
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.step}>
        {text('factor.second')}
      </h2>
      <p className="sub">{text('factor.second.hint')}</p>
      <ProveForm
        ways={factors}
        askPasskey={() => api.send(secondFactorCalls.askPasskey, { body: { challenge } })}
        send={send}
        cancel={cancel}
      />
    </>
  );
}
