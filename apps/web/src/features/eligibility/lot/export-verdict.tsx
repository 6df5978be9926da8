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

/** R96: whether the lot may go to where the reader's cars go, and where it may not go at all. */
export function ExportVerdict({ lotId }: { lotId: number }) {
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
  if (!data.destination && data.banned.length === 0 && !data.can.enterFacts) return null;
  return (
    <section aria-label={text('eligibility.lot')} className={styles.verdict}>
      <Verdict verdict={data} />
      {data.banned.length > 0 && data.verdict !== 'banned' && (
        <p className={styles.line}>
          <Ship aria-hidden="true" />
          <span>{text('eligibility.lot.notTo', { places: data.banned.join(', ') })}</span>
        </p>
      )}
      {data.can.enterFacts && (
        <p className={styles.line}>
          <span>{factsText(text, data)}</span>
          <Button size="s" onClick={() => enter(true)}>
            {text('eligibility.facts.enter')}
          </Button>
        </p>
      )}
      {isEntering && (
        <Suspense>
          <FactsDialog lotId={lotId} facts={data.facts} onClose={() => enter(false)} />
        </Suspense>
      )}
    </section>
  );
}

function Verdict({ verdict }: { verdict: VerdictOnLot }) {
  const text = useText();
  const { destination } = verdict;
  if (!destination) return null;
  const place = text('eligibility.place', { name: destination.name, country: destination.country });
  if (verdict.verdict !== 'ok') return <VerdictNotice verdict={verdict} place={place} />;
  return (
    <p className={styles.line}>
      <Ship aria-hidden="true" />
      <span>{text('eligibility.lot.ok', { place })}</span>
    </p>
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
