import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { classNames } from '../frame/class-names.ts';
import styles from './field.module.css';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';
import { useUiText } from '../frame/ui-text.tsx';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'size'>, FieldTexts {
  fixed?: boolean | undefined;
  trailing?: ReactNode;
}

export function Field({ label, error, hint, fixed, trailing, className, type = 'text', ...rest }: FieldProps) {
  const ownId = useId();
  const [isShown, setShown] = useState(false);
  const id = rest.id ?? ownId;
  const isPassword = type === 'password';
  return (
    <FieldFrame
      {...{ id, label, error, hint, fixed, className }}
      trailing={isPassword ? <Reveal isShown={isShown} onToggle={() => setShown(!isShown)} /> : trailing}
    >
      <input
        {...rest}
        id={id}
        type={isPassword && isShown ? 'text' : type}
        className={classNames(styles.input, (isPassword || trailing !== undefined) && styles.beside)}
        readOnly={fixed ?? rest.readOnly}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error, hint }, rest['aria-describedby'])}
      />
    </FieldFrame>
  );
}

function Reveal({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  const text = useUiText();
  const label = text(isShown ? 'ui.hidePassword' : 'ui.showPassword');
  return (
    <button type="button" className={styles.reveal} aria-label={label} title={label} onClick={onToggle}>
      {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
    </button>
  );
}
