import type { AnswerOf } from '@seri/contract/call';
import type { tariffsCalls } from '@seri/contract/trade/tariffs.calls';
import { formatYen } from '@seri/domain/money/money';
import { useQuery } from '@tanstack/react-query';
import { useSettled } from '../../../lib/forms/use-settled.ts';
import { type Text, useText } from '../../../lib/language/text.ts';
import { Yen } from '../../../ui/marks/yen.tsx';
import { allInQuery } from './all-in.query.ts';
import styles from './bid-sense.module.css';

type AllInCost = AnswerOf<typeof tariffsCalls.allIn>;
type AllInLine = AllInCost['lines'][number];

interface AllInSenseProps {
  lotId: number;
  amount: number;
  clientId: number | undefined;
}

/** R88: one quiet line under the amount, which unfolds to its charges. It waits for a pause in typing, and for nothing else. */
export function AllInSense({ lotId, amount, clientId }: AllInSenseProps) {
  const text = useText();
  const settled = useSettled(amount, 500);
  const { data, isPlaceholderData } = useQuery(allInQuery(lotId, settled, clientId));
  if (!data || data.lines.length === 0) return null;
  const { total, unknown, lines } = data;
  return (
    <details className={styles.win} aria-busy={isPlaceholderData || settled !== amount ? true : undefined}>
      <summary>
        {text('bidding.allIn', { total: formatYen(total) })}
        {unknown > 0 && ` ${text('bidding.allIn.unknown', { count: unknown })}`}
      </summary>
      {lines.map((line) => (
        <div key={line.kind} className={styles.line}>
          <span>{nameOf(text, line, data)}</span>
          {line.amount === null ? <small>{reasonOf(text, line)}</small> : <Yen value={line.amount} />}
        </div>
      ))}
      <p className="sub">{text('bidding.allIn.hint')}</p>
    </details>
  );
}

function nameOf(text: Text, { kind }: AllInLine, { loadPort, dischargePort }: AllInCost): string {
  const name = text(`bidding.allIn.kind.${kind}`);
  if (kind !== 'freight' || dischargePort === null) return name;
  const way =
    loadPort === null
      ? text('bidding.allIn.wayTo', { to: dischargePort })
      : text('bidding.allIn.way', { from: loadPort, to: dischargePort });
  return `${name}, ${way}`;
}

const ports: ReadonlySet<string> = new Set(['dischargePort', 'loadPort', 'line', 'yard']);
const vehicle: ReadonlySet<string> = new Set(['sizeClass', 'tenthsOfM3']);

function reasonOf(text: Text, { missing }: AllInLine): string {
  if (missing.includes('cfr')) return text('bidding.allIn.missing.freight');
  if (missing.includes('tariff')) return text('bidding.allIn.missing.tariff');
  if (missing.some((fact) => ports.has(fact))) return text('bidding.allIn.missing.port');
  return text(missing.some((fact) => vehicle.has(fact)) ? 'bidding.allIn.missing.vehicle' : 'bidding.allIn.missing');
}
