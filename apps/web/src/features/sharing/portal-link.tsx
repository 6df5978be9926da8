import { useText } from '../../lib/language/text.ts';
import { UiLink } from '../../ui/frame/ui-link.tsx';
import styles from './portal-link.module.css';

export function PortalLink({ href }: { href: string }) {
  const text = useText();
  return (
    <p className={styles.line}>
      <UiLink href={href}>{text('sharing.openOwn')}</UiLink>
    </p>
  );
}
