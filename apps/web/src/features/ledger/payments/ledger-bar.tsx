import { Landmark } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import styles from './ledger-page.module.css';

interface LedgerBarProps {
  title: string;
  other: { href: string; label: string };
}

/** The head of the payments and balance pages: a link to the other page, and how long transfers take. */
export function LedgerBar({ title, other }: LedgerBarProps) {
  const text = useText();
  return (
    <div className={styles.bar}>
      <h1>{title}</h1>
      <p className="sub">
        <Landmark aria-hidden="true" />
        {text('ledger.transferTime')}
      </p>
      <ButtonLink kind="bare" href={other.href}>
        {other.label}
      </ButtonLink>
    </div>
  );
}
