import { identityCalls } from '@seri/contract/people/identity.calls';
import { languageIds } from '@seri/domain/common/languages';
import { passwordLengths } from '@seri/domain/people/person-fields';
import { type SignUpForm as Values, signUpFaults } from '@seri/domain/people/person-forms';
import { type ReactNode, useEffect, useState } from 'react';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { useCaptcha } from '../../../lib/captcha/use-captcha.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Check } from '../../../ui/fields/check.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { signUp } from './sign-up.ts';
import { paths } from '../session/paths.ts';
import { ownNames } from '../session/own-names.ts';
import { countryOf, forgetValues, rememberedValues, rememberValues } from './sign-up-values.ts';
import { CountryField } from '../forms/country-field.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import styles from '../forms/form.module.css';
import { PhoneField } from '../forms/phone-field.tsx';

/** Older servers call the e-mail field `username`. */
const fieldNames = { ...ownNames<keyof Values>(identityCalls.signUp.fieldNames), username: 'email' } as const;

function useSignUp(onSignedUp: (email: string) => void) {
  const language = useLanguage();
  const captcha = useCaptcha('signup');
  const [initial] = useState(rememberedValues);
  const form = useForm<Values>({
    initial,
    checks: 'blur',
    fieldNames,
    onEnter: captcha.prepare,
    faultsOf: (values) => signUpFaults({ ...values, country: countryOf(values, language) }, language),
    send: async (values) => {
      // The country is set here, because a missing one is a fault.
      const country = countryOf(values, language) ?? 0;
      const body = { ...values, email: values.email.trim(), country, language: languageIds[language] };
      const refusal = await signUp(body, await captcha.take());
      if (refusal) {
        captcha.prepare();
        return refusal;
      }
      forgetValues();
      onSignedUp(body.email);
      return undefined;
    },
  });
  useEffect(() => {
    if (!form.isSent) rememberValues(form.values);
  }, [form.values, form.isSent]);
  return { form, language };
}

interface SignUpFormProps {
  terms: ReactNode;
  onSignedUp: (email: string) => void;
}

export function SignUpForm({ terms, onSignedUp }: SignUpFormProps) {
  const text = useText();
  const { form, language } = useSignUp(onSignedUp);
  const incomplete = form.isIncomplete ? text('refusals.FIELDS') : undefined;
  return (
    <>
      <FormProblem>{form.refusal ? refusalText(text, form.refusal) : incomplete}</FormProblem>
      <form {...form.form} className={styles.form}>
        <div className={styles.pairs}>
          <Field
            className={styles.full}
            label={text('identity.fullName')}
            autoComplete="name"
            {...form.field('fullName')}
          />
          <Field label={text('identity.email')} type="email" autoComplete="username" {...form.field('email')} />
          <PhoneField
            label={text('identity.mobile')}
            hint={text('identity.mobile.hint')}
            masked={language === 'ru'}
            {...form.field('mobile')}
          />
          <CountryField
            value={countryOf(form.values, language)}
            error={form.errorOf('country')}
            onValueChange={(country) => form.set('country', country)}
            onBlur={(event) => form.leave('country', event)}
          />
          <Field label={text('identity.city')} autoComplete="address-level2" {...form.field('city')} />
          <Field
            label={text('identity.password')}
            hint={text('identity.password.hint', { count: passwordLengths.usual })}
            type="password"
            autoComplete="new-password"
            {...form.field('password')}
          />
          <Field
            label={text('identity.confirmPassword')}
            type="password"
            autoComplete="new-password"
            {...form.field('confirmPassword')}
          />
          <Field
            className={styles.full}
            label={text('identity.referralCode')}
            autoComplete="off"
            {...form.field('referralCode')}
          />
        </div>
        <Check
          label={
            <>
              {text('identity.terms')} {terms}
            </>
          }
          name="terms"
          checked={form.values.terms}
          error={form.errorOf('terms')}
          onChange={({ target }) => form.set('terms', target.checked)}
          onBlur={(event) => form.leave('terms', event)}
        />
        <Button kind="primary" size="touch" block type="submit" pending={form.isPending}>
          {text('identity.signUp.submit')}
        </Button>
      </form>
      <p className={styles.links}>
        <span>
          {text('identity.haveAccount')} <UiLink href={paths.signIn}>{text('identity.signIn.submit')}</UiLink>
        </span>
      </p>
    </>
  );
}
