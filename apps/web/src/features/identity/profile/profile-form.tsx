import { profileFaults, type ProfileForm as Values } from '@seri/domain/people/person-forms';
import { shownPhone } from '@seri/domain/people/phone';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { updateProfile } from './update-profile.ts';
import type { OwnProfile } from '../session/session-state.ts';
import { CountryField } from '../forms/country-field.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import styles from '../forms/form.module.css';

function valuesOf({ fullName, mobile, officePhone, company, city, address, countryId }: OwnProfile['detail']): Values {
  const phones = { mobile: shownPhone(mobile), officePhone: shownPhone(officePhone) };
  return { fullName, ...phones, company, city, address, countryId };
}

/** A number that was not edited is sent as it is stored, not as it is shown. */
function sentValues(values: Values, detail: OwnProfile['detail']): Values {
  const sent = (name: 'mobile' | 'officePhone') =>
    values[name] === shownPhone(detail[name]) ? detail[name] : values[name];
  return { ...values, mobile: sent('mobile'), officePhone: sent('officePhone') };
}

interface ProfileFormProps {
  detail: OwnProfile['detail'];
  onChanged: (isChanged: boolean) => void;
}

/** The account's own data. Its e-mail is shown but cannot be changed. */
export function ProfileForm({ detail, onChanged }: ProfileFormProps) {
  const text = useText();
  const [saved, setSaved] = useState(() => valuesOf(detail));
  const form = useForm({
    initial: saved,
    checks: 'blur',
    faultsOf: profileFaults,
    send: async (values) => {
      const refusal = await updateProfile(sentValues(values, detail));
      if (!refusal) setSaved(values);
      return refusal;
    },
  });
  const isChanged = JSON.stringify(form.values) !== JSON.stringify(saved);
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);
  return (
    <>
      <FormProblem>{form.refusal && refusalText(text, form.refusal)}</FormProblem>
      <form {...form.form} className={styles.form}>
        <div className={styles.pairs}>
          <Field label={text('identity.fullName')} autoComplete="name" {...form.field('fullName')} />
          <Field label={text('identity.email.fixed')} type="email" fixed value={detail.email} />
          <Field label={text('identity.mobile')} type="tel" autoComplete="tel" {...form.field('mobile')} />
          <Field label={text('identity.officePhone')} type="tel" autoComplete="off" {...form.field('officePhone')} />
          <Field label={text('identity.company')} autoComplete="organization" {...form.field('company')} />
          <CountryField
            value={form.values.countryId}
            error={form.errorOf('countryId')}
            onValueChange={(country) => form.set('countryId', country)}
          />
          <Field label={text('identity.city')} autoComplete="address-level2" {...form.field('city')} />
          <Field label={text('identity.address')} autoComplete="street-address" {...form.field('address')} />
        </div>
        <div className={styles.saved}>
          <Button kind="primary" type="submit" pending={form.isPending}>
            {text('identity.profile.save')}
          </Button>
          <output>
            {form.isSent && (
              <>
                <Check aria-hidden="true" />
                {text('identity.profile.saved')}
              </>
            )}
          </output>
        </div>
      </form>
    </>
  );
}
