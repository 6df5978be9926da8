import { Landmark } from 'lucide-react';
import { useText } from '../../../lib/text.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import styles from './ledger-page.module.css';

interface LedgerBarProps {
  title: string;
  other: { href: string; label: string };
}

/** Payments and balance name each other, and say how long money travels. */
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
