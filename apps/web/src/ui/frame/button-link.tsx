import { buttonClass, type ButtonFace, type ButtonLook } from './button.tsx';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { UiLink, type UiLinkProps } from './ui-link.tsx';

export type ButtonLinkProps = Omit<UiLinkProps, 'children' | 'aria-label'> & Omit<ButtonLook, 'iconOnly'> & ButtonFace;

export function ButtonLink({ kind, size, block, icon, label, className, children, ...rest }: ButtonLinkProps) {
  const look = buttonClass({ kind, size, block, iconOnly: children === undefined });
  return (
    <UiLink {...rest} className={classNames(look, className)} aria-label={label}>
      <span className={styles.face}>
        {icon}
        {children}
      </span>
    </UiLink>
  );
}
