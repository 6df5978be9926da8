import { requiredFault } from '@seri/domain/people/person-fields';
import { type NewPasswordForm, newPasswordFaults } from '@seri/domain/people/person-forms';
import type { Faults } from '@seri/domain/common/field-fault';
import { refusalText } from '../../../lib/on-refusal.ts';
import { useText } from '../../../lib/text.ts';
import { useForm } from '../../../lib/use-form.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { changePassword } from '../api/passwords.ts';
import { FormProblem } from './form-problem.tsx';
import styles from './form.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';
import page from './profile-page.module.css';

interface ChangePasswordForm extends NewPasswordForm {
  currentPassword: string;
}

const empty: ChangePasswordForm = { currentPassword: '', newPassword: '', confirmPassword: '' };

function faultsOf(values: ChangePasswordForm): Faults<keyof ChangePasswordForm> {
  const fault = requiredFault(values.currentPassword);
  return { ...(fault && { currentPassword: fault }), ...newPasswordFaults(values) };
}

export function ChangePasswordPage({ profileHref }: { profileHref: string }) {
  const text = useText();
  useTitle(text('shell.page.changePassword'));
  const form = useForm({ initial: empty, clears: true, faultsOf, send: changePassword });
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
          <NewPasswordFields field={form.field} />
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
