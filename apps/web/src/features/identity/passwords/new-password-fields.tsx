import type { NewPasswordForm } from '@seri/domain/people/person-forms';
import { useText } from '../../../lib/language/text.ts';
import { Field, type FieldProps } from '../../../ui/fields/field.tsx';

interface NewPasswordFieldsProps {
  field: (name: keyof NewPasswordForm) => Partial<FieldProps>;
}

export function NewPasswordFields({ field }: NewPasswordFieldsProps) {
  const text = useText();
  return (
    <>
      <Field
        label={text('identity.newPassword')}
        hint={text('identity.password.hint')}
        type="password"
        autoComplete="new-password"
        {...field('newPassword')}
      />
      <Field
        label={text('identity.confirmPassword')}
        type="password"
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
    </>
  );
}
