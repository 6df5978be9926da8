import { requiredFault } from '@seri/domain/people/person-fields';
import { useState } from 'react';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Button } from '../../../ui/frame/button.tsx';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import form from '../forms/form.module.css';
import { PageHeading } from '../forms/page-heading.tsx';
import { Stage } from '../forms/stage.tsx';
import { paths } from '../session/paths.ts';
import { startEnrolment } from './enrol.ts';
import { EnrolFactor } from './enrol-factor.tsx';
import type { StartedEnrolment } from './factors.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

interface EnrolPageProps {
  token: string | undefined;
  onDone: () => void;
}

/** R81: opened by a mailed link; the password, the first factor, its recovery codes, and the portal. */
export function EnrolPage({ token, onDone }: EnrolPageProps) {
  const text = useText();
  const [enrolment, setEnrolment] = useState<StartedEnrolment>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [isOver, setOver] = useState(false);
  if (token === undefined || isOver) return <EnrolOver />;
  return (
    <>
      <PageHeading>{text('factor.enrol')}</PageHeading>
      {!enrolment && <EnrolPassword token={token} onStarted={setEnrolment} onOver={() => setOver(true)} />}
      {enrolment && !codes && <EnrolFactor enrolment={enrolment} onEnrolled={setCodes} onOver={() => setOver(true)} />}
      {codes && <RecoveryCodes codes={codes} onKept={onDone} />}
    </>
  );
}

function EnrolOver() {
  const text = useText();
  return (
    <Stage
      title={text('factor.enrol')}
      actions={
        <ButtonLink kind="primary" href={paths.signIn}>
          {text('factor.enrol.signIn')}
        </ButtonLink>
      }
    >
      <p>{text('factor.enrol.invalid')}</p>
    </Stage>
  );
}

interface EnrolPasswordProps {
  token: string;
  onStarted: (enrolment: StartedEnrolment) => void;
  onOver: () => void;
}

function EnrolPassword({ token, onStarted, onOver }: EnrolPasswordProps) {
  const text = useText();
  const { refusal, isPending, ...fields } = useForm({
    initial: { password: '' },
    faultsOf: ({ password }) => {
      const fault = requiredFault(password);
      return fault ? { password: fault } : {};
    },
    send: async ({ password }) => {
      const reply = await startEnrolment(token, password);
      if (reply.ok) onStarted(reply.answer);
      else if (reply.refusal.code === 'LINK_EXPIRED') onOver();
      return reply.ok ? undefined : reply.refusal;
    },
  });
  return (
    <>
      <p className="sub">{text('factor.enrol.lead')}</p>
      <FormProblem>{refusal && refusalText(text, refusal)}</FormProblem>
      <form {...fields.form} className={form.form}>
        <Field
          label={text('factor.yourPassword')}
          type="password"
          autoComplete="current-password"
          {...fields.field('password')}
        />
        <Button kind="primary" size="touch" block type="submit" pending={isPending}>
          {text('factor.enrol.go')}
        </Button>
      </form>
    </>
  );
}
