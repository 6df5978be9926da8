import type { ComponentProps } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Field } from '../../../ui/fields/field.tsx';

type CodeFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'hint'>;

/** Six digits, which phones and password managers fill in by themselves. */
export function CodeField(props: CodeFieldProps) {
  const text = useText();
  return (
    <Field
      label={text('factor.code')}
      hint={text('factor.code.hint')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={8}
      {...props}
    />
  );
}
