import { passwordLengths } from '@seri/domain/people/person-fields';
import type { NewPasswordForm } from '@seri/domain/people/person-forms';
import { useText } from '../../../lib/language/text.ts';
import { Field, type FieldProps } from '../../../ui/fields/field.tsx';

interface NewPasswordFieldsProps {
  field: (name: keyof NewPasswordForm) => Partial<FieldProps>;
  atLeast?: number | undefined;
}

export function NewPasswordFields({ field, atLeast = passwordLengths.usual }: NewPasswordFieldsProps) {
  const text = useText();
  return (
    <>
      <Field
        label={text('identity.newPassword')}
        hint={text('identity.password.hint', { count: atLeast })}
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
