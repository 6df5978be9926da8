import { authenticatorCodeFault, type Factor, recoveryCodeFault } from '@seri/domain/people/second-factor';
import { requiredFault } from '@seri/domain/people/person-fields';
import { KeyRound } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import type { CallRefusal, Reply } from '../../../lib/calls/refusal.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Button } from '../../../ui/frame/button.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import styles from '../forms/form.module.css';
import own from './second-factor.module.css';
import { signWithPasskey } from './ask-device.ts';
import type { PasskeyRequest, Proof } from './factors.ts';

export type ProofWay = Factor | 'password';

const wayNames = {
  authenticator: 'factor.way.authenticator',
  passkey: 'factor.way.passkey',
  'recovery-code': 'factor.way.recoveryCode',
  password: 'factor.way.password',
} as const satisfies Record<ProofWay, string>;

interface ProveFormProps {
  ways: readonly ProofWay[];
  askPasskey: () => Promise<Reply<PasskeyRequest>>;
  send: (proof: Proof) => Promise<CallRefusal | undefined>;
  /** Beside the buttons for other ways. */
  cancel: ReactNode;
}

/** One way to prove oneself at a time; the others are one press away. */
export function ProveForm({ ways, askPasskey, send, cancel }: ProveFormProps) {
  const text = useText();
  const [chosen, choose] = useState<ProofWay>();
  const way = chosen ?? ways[0];
  return (
    <div className={own.prove}>
      {way === 'passkey' && <PasskeyWay askPasskey={askPasskey} send={send} />}
      {way && way !== 'passkey' && <TypedWay key={way} way={way} isChosen={chosen !== undefined} send={send} />}
      <div className={styles.links}>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} kind="bare" onClick={() => choose(other)}>
              {text(wayNames[other])}
            </Button>
          ))}
        {cancel}
      </div>
    </div>
  );
}

interface PasskeyWayProps {
  askPasskey: ProveFormProps['askPasskey'];
  send: ProveFormProps['send'];
}

function PasskeyWay({ askPasskey, send }: PasskeyWayProps) {
  const text = useText();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const prove = async () => {
    const options = await askPasskey();
    if (!options.ok) return refusalText(text, options.refusal);
    const passkey = await signWithPasskey(options.answer);
    if (!passkey) return text('factor.passkey.failed');
    const refusal = await send({ by: 'passkey', passkey });
    return refusal && refusalText(text, refusal);
  };
  const start = async () => {
    setPending(true);
    setProblem(await prove());
    setPending(false);
  };
  return (
    <>
      <FormProblem>{problem}</FormProblem>
      <p className="sub">{text('factor.passkey.hint')}</p>
      <Button
        kind="primary"
        size="touch"
        block
        icon={<KeyRound aria-hidden="true" />}
        pending={isPending}
        onClick={() => void start()}
      >
        {text('factor.usePasskey')}
      </Button>
    </>
  );
}

type TypedBy = Exclude<ProofWay, 'passkey'>;

const faults = { authenticator: authenticatorCodeFault, 'recovery-code': recoveryCodeFault, password: requiredFault };
const fields = {
  authenticator: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 8 },
  'recovery-code': { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 20 },
  password: { type: 'password', autoComplete: 'current-password' },
} as const satisfies Record<TypedBy, Partial<ComponentProps<typeof Field>>>;
const labels = {
  authenticator: ['factor.code', 'factor.code.hint'],
  'recovery-code': ['factor.recoveryCode.field', 'factor.recoveryCode.hint'],
  password: ['factor.yourPassword', undefined],
} as const;

interface TypedWayProps {
  way: TypedBy;
  /** It was pressed for, so it takes the focus. */
  isChosen: boolean;
  send: ProveFormProps['send'];
}

function TypedWay({ way, isChosen, send }: TypedWayProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isChosen) input.current?.focus();
  }, [isChosen]);
  const form = useForm({
    initial: { currentPassword: '' },
    clears: true,
    faultsOf: ({ currentPassword }) => {
      const fault = faults[way](currentPassword);
      return fault ? { currentPassword: fault } : {};
    },
    send: async ({ currentPassword: typed }) => {
      const refusal = await send(way === 'password' ? { by: way, password: typed } : { by: way, code: typed });
      if (refusal) input.current?.select();
      return refusal;
    },
  });
  const [label, hint] = labels[way];
  return (
    <>
      <FormProblem>{form.refusal && refusalText(text, form.refusal)}</FormProblem>
      <form {...form.form} className={styles.form}>
        <Field
          ref={input}
          label={text(label)}
          hint={hint && text(hint)}
          {...fields[way]}
          {...form.field('currentPassword')}
        />
        <Button kind="primary" size="touch" block type="submit" pending={form.isPending}>
          {text('factor.confirm')}
        </Button>
      </form>
    </>
  );
}
