import { authenticatorCodeFault } from '@seri/domain/people/second-factor';
import { deviceName } from '@seri/domain/people/device-name';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import form from '../forms/form.module.css';
import { makePasskey } from './ask-device.ts';
import { AuthenticatorKey } from './authenticator-key.tsx';
import { CodeField } from './code-field.tsx';
import { finishEnrolment } from './enrol.ts';
import type { StartedEnrolment } from './factors.ts';
import styles from './second-factor.module.css';

interface EnrolFactorProps {
  enrolment: StartedEnrolment;
  onEnrolled: (recoveryCodes: readonly string[]) => void;
  onOver: () => void;
}

/** An authenticator app, or a passkey instead. */
export function EnrolFactor({ enrolment, onEnrolled, onOver }: EnrolFactorProps) {
  const text = useText();
  const { challenge } = enrolment;
  const [problem, setProblem] = useState<string>();
  const [isMaking, setMaking] = useState(false);

  const finish = async (factor: Parameters<typeof finishEnrolment>[0]['factor']): Promise<CallRefusal | undefined> => {
    const reply = await finishEnrolment({ challenge, factor });
    if (reply.ok) onEnrolled(reply.answer);
    else if (reply.refusal.code === 'CHALLENGE_EXPIRED') onOver();
    return reply.ok ? undefined : reply.refusal;
  };
  const { refusal, isPending, ...fields } = useForm({
    initial: { code: '' },
    faultsOf: ({ code }) => {
      const fault = authenticatorCodeFault(code);
      return fault ? { code: fault } : {};
    },
    send: ({ code }) => finish({ by: 'authenticator', code }),
  });
  const addPasskey = async () => {
    setMaking(true);
    const passkey = await makePasskey(enrolment.passkey);
    const name = deviceName(navigator.userAgent).system ?? text('factor.passkey');
    const refused = passkey && (await finish({ by: 'passkey', name, passkey }));
    setProblem(passkey ? refused && refusalText(text, refused) : text('factor.passkey.failed'));
    setMaking(false);
  };
  return (
    <div className={styles.enrol}>
      <p className="sub">{text('factor.enrol.choose')}</p>
      <FormProblem>{refusal ? refusalText(text, refusal) : problem}</FormProblem>
      <form {...fields.form} className={form.form}>
        <AuthenticatorKey {...enrolment.authenticator} />
        <CodeField {...fields.field('code')} />
        <Button kind="primary" size="touch" block type="submit" pending={isPending}>
          {text('factor.confirm')}
        </Button>
      </form>
      <Button
        size="touch"
        block
        icon={<KeyRound aria-hidden="true" />}
        pending={isMaking}
        onClick={() => void addPasskey()}
      >
        {text('factor.add.passkey')}
      </Button>
    </div>
  );
}
