import { useQuery } from '@tanstack/react-query';
import { Ship } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import type { VerdictOnLot } from '../eligibility.ts';
import { VerdictNotice } from '../verdict-notice.tsx';
import styles from './export-verdict.module.css';
import { lotVerdictQuery } from './lot-verdict.query.ts';

const FactsDialog = lazyPiece(() => import('./facts-dialog.tsx'), 'FactsDialog');

interface OfLot {
  lotId: number;
}

/** R96: stands before the bid, if the lot may not go to where the reader's cars go. */
export function ExportStop({ lotId }: OfLot) {
  const text = useText();
  const { data } = useQuery(lotVerdictQuery(lotId));
  if (!data?.destination) return null;
  return <VerdictNotice flush verdict={data} place={text('eligibility.place', data.destination)} />;
}

/** R96: where the lot may go and where it may not go at all, and what is known of it. */
export function ExportVerdict({ lotId }: OfLot) {
  const text = useText();
  const [isEntering, enter] = useState(false);
  const { data, error, refetch } = useQuery(lotVerdictQuery(lotId));
  if (!data) {
    return error ? (
      <p className={styles.line}>
        {text('eligibility.lot.failed')}{' '}
        <Button size="s" onClick={() => void refetch()}>
          {text('eligibility.lot.retry')}
        </Button>
      </p>
    ) : null;
  }
  const { destination, banned, facts, can } = data;
  const mayGo = destination && data.verdict === 'ok';
  if (!mayGo && banned.length === 0 && !can.enterFacts) return null;
  return (
    <section aria-label={text('eligibility.lot')} className={styles.verdict}>
      {mayGo && (
        <p className={styles.line}>
          <Ship aria-hidden="true" />
          <span>{text('eligibility.lot.ok', { place: text('eligibility.place', destination) })}</span>
        </p>
      )}
      {banned.length > 0 && (
        <p className={styles.line}>
          <Ship aria-hidden="true" />
          <span>{text('eligibility.lot.notTo', { places: banned.join(', ') })}</span>
        </p>
      )}
      {can.enterFacts && (
        <p className={styles.line}>
          <span>{factsText(text, data)}</span>
          <Button size="s" onClick={() => enter(true)}>
            {text('eligibility.facts.enter')}
          </Button>
        </p>
      )}
      {isEntering && (
        <Suspense>
          <FactsDialog lotId={lotId} facts={facts} onClose={() => enter(false)} />
        </Suspense>
      )}
    </section>
  );
}

function factsText(text: ReturnType<typeof useText>, { facts }: VerdictOnLot): string {
  const { driveKind, driveFrom, engineCc, paper } = facts;
  const drive = driveKind
    ? text('eligibility.facts.drive', { drive: text(`eligibility.drive.${driveKind}`), from: driveFrom ?? '' })
    : text('eligibility.facts.noDrive');
  return [drive, engineCc !== null && text('eligibility.facts.cc', { cc: engineCc }), paper]
    .filter(Boolean)
    .join(' · ');
}
