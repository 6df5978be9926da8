import { requiredFault } from '@seri/domain/people/person-fields';
import { hasSecondFactor, leastPasswordLength } from '@seri/domain/people/second-factor';
import { type NewPasswordForm, newPasswordFaults } from '@seri/domain/people/person-forms';
import { isStaff } from '@seri/domain/people/staff-rights';
import { useQuery } from '@tanstack/react-query';
import type { Faults } from '@seri/domain/common/field-fault';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useTitle } from '../../../lib/browser/use-title.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import { changePassword } from './passwords.ts';
import { factorsIn } from '../second-factor/factors.ts';
import { ownFactorsQuery } from '../second-factor/own-factors.query.ts';
import { useProfile } from '../session/session.ts';
import { FormProblem } from '../forms/form-problem.tsx';
import styles from '../forms/form.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';
import page from '../profile/profile-page.module.css';

interface ChangePasswordForm extends NewPasswordForm {
  currentPassword: string;
}

const empty: ChangePasswordForm = { currentPassword: '', newPassword: '', confirmPassword: '' };

function faultsOf(values: ChangePasswordForm, atLeast: number): Faults<keyof ChangePasswordForm> {
  const fault = requiredFault(values.currentPassword);
  return { ...(fault && { currentPassword: fault }), ...newPasswordFaults(values, atLeast) };
}

/** R15: beside a second factor, staff need a password of the usual length. */
function useLeastLength(): number {
  const roleId = useProfile()?.detail.roleId ?? 0;
  const { data } = useQuery({ ...ownFactorsQuery, enabled: isStaff({ roleId }) });
  return leastPasswordLength({ roleId }, data ? hasSecondFactor(factorsIn(data)) : false);
}

export function ChangePasswordPage({ profileHref }: { profileHref: string }) {
  const text = useText();
  useTitle(text('shell.page.changePassword'));
  const atLeast = useLeastLength();
  const form = useForm({
    initial: empty,
    clears: true,
    faultsOf: (values) => faultsOf(values, atLeast),
    send: changePassword,
  });
  return (
    <div className={page.page}>
      <h1 className={page.heading}>{text('shell.page.changePassword')}</h1>
      <div className={page.narrow}>
        <FormProblem>{form.refusal && refusalText(text, form.refusal)}</FormProblem>
        <form {...form.form} className={styles.form}>
          <Field
            label={text('identity.currentPassword')}
            type="password"
            autoComplete="current-password"
            {...form.field('currentPassword')}
          />
          <NewPasswordFields field={form.field} atLeast={atLeast} />
          <div className={styles.saved}>
            <Button kind="primary" type="submit" pending={form.isPending}>
              {text('identity.reset.submit')}
            </Button>
            <ButtonLink href={profileHref}>{text('identity.change.back')}</ButtonLink>
          </div>
          <output>
            {form.isSent && (
              <Notice tone="good" title={text('identity.reset.done')}>
                {text('identity.change.done.hint')}
              </Notice>
            )}
          </output>
        </form>
      </div>
    </div>
  );
}
