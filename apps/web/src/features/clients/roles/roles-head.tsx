import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import styles from './role-flags.module.css';

/** A sticky head; its controls are passed in once the roles have loaded. */
export function RolesHead({ clientsHref, children }: { clientsHref: string; children?: ReactNode }) {
  const text = useText();
  return (
    <div className={styles.bar}>
      <ButtonLink kind="bare" href={clientsHref} icon={<ArrowLeft aria-hidden="true" />} label={text('clients.back')} />
      <h1>{text('shell.page.roles')}</h1>
      {children}
    </div>
  );
}
