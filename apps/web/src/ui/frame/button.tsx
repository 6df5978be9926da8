import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { useUiText } from './ui-text.tsx';

export type ButtonKind = 'primary' | 'plain' | 'outline' | 'danger' | 'bare';
export type ButtonSize = 's' | 'm' | 'touch';

export interface ButtonLook {
  kind?: ButtonKind | undefined;
  size?: ButtonSize | undefined;
  block?: boolean | undefined;
  iconOnly?: boolean | undefined;
}

/** The class alone, for elements other than `<button>`: a link, a label. */
export function buttonClass({ kind = 'plain', size = 'm', block = false, iconOnly = false }: ButtonLook = {}): string {
  return classNames(styles.button, styles[kind], styles[size], block && styles.block, iconOnly && styles.iconOnly);
}

export type ButtonFace =
  | { children: ReactNode; icon?: ReactNode; label?: string | undefined }
  | { children?: undefined; icon: ReactNode; label: string };

export type ButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> &
  Omit<ButtonLook, 'iconOnly'> &
  ButtonFace & {
    /** Keeps width and focus, and ignores further clicks. */
    pending?: boolean | undefined;
  };

export function Button({
  kind,
  size,
  block,
  icon,
  label,
  pending,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const text = useUiText();
  /** Unlike `disabled`, `aria-disabled` keeps the focus, for example after a press that left nothing to do. */
  const isInactive = pending || rest['aria-disabled'] === true;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInactive) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ kind, size, block, iconOnly: children === undefined }), className)}
      aria-label={label}
      aria-disabled={isInactive || undefined}
      aria-busy={pending}
      onClick={press}
    >
      <span className={styles.face}>
        {icon}
        {children}
      </span>
      {pending && (
        <span className={styles.wait}>
          <i />
          <i />
          <i />
          <span className="visually-hidden">{text('ui.pending')}</span>
        </span>
      )}
    </button>
  );
}
