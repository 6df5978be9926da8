import { useText } from '../../../lib/text.ts';
import { UiLink } from '../../../ui/ui-link.tsx';
import styles from './portal-link.module.css';

export function PortalLink({ href }: { href: string }) {
  const text = useText();
  return (
    <p className={styles.line}>
      <UiLink href={href}>{text('sharing.openOwn')}</UiLink>
    </p>
  );
}
