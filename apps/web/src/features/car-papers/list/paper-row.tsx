import { japanDay } from '@seri/domain/time/japan-time';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import strips from '../../../lib/lists/list-strip.module.css';
import { serverNow } from '../../../lib/live/clock.ts';
import { classNames } from '../../../ui/frame/class-names.ts';
import { dayText } from '../../../ui/time/calendar-day.ts';
import { JapanDate } from '../../../ui/time/japan-date.tsx';
import { sizeText } from '../../services/translation/size-text.ts';
import { heldText, type PurchasePaper, paperLabel } from './car-paper.ts';
import styles from './car-papers.module.css';
import { PaperState } from './paper-state.tsx';

interface PaperRowProps {
  paper: PurchasePaper;
  /** Staff alone have a menu. */
  menu: ReactNode;
}

/** A paper of a car: what it is, why it is held, and its file. */
export function PaperRow({ paper, menu }: PaperRowProps) {
  const text = useText();
  const language = useLanguage();
  const { kind, number, title, issuedOn, validUntil, held, earlier, purchases, path, bytes, media, desk } = paper;
  const isExpired = validUntil !== null && validUntil < japanDay(serverNow());
  const facts = [
    issuedOn !== null && text('carPapers.issued', { day: dayText(issuedOn, language) }),
    validUntil !== null &&
      text(isExpired ? 'carPapers.expired' : 'carPapers.valid', { day: dayText(validUntil, language) }),
    purchases.length > 1 && text('carPapers.cars', { count: purchases.length }),
    earlier > 0 && text('carPapers.earlier', { count: earlier }),
  ].filter((fact) => fact !== false);
  const name = [number, title].filter(Boolean).join(' · ');
  return (
    <li className={strips.strip}>
      <div className={strips.line}>
        <span className={strips.words}>
          <b className="strong">{text(`carPapers.kind.${kind}`)}</b> {name}
        </span>
        <PaperState kind={kind} state={paper.state} />
      </div>
      {facts.length > 0 && (
        <div className={classNames('sub', styles.facts)} data-expired={isExpired ? '' : undefined}>
          {facts.join(' · ')}
        </div>
      )}
      {held && <div className={styles.held}>{heldText(text, held)}</div>}
      {desk?.isReleaseOff && <div className="sub">{text('carPapers.release.off')}</div>}
      {desk && <DeskFacts desk={desk} state={paper.state} />}
      <div className={styles.foot}>
        {path !== null && (
          <a
            className={styles.file}
            href={path}
            target="_blank"
            rel="noreferrer"
            aria-label={text('carPapers.open', { paper: paperLabel(text, paper) })}
          >
            <Download aria-hidden="true" />
            {media.toUpperCase()} {sizeText(language, bytes)}
          </a>
        )}
        {menu}
      </div>
    </li>
  );
}

function DeskFacts({ desk, state }: { desk: NonNullable<PurchasePaper['desk']>; state: PurchasePaper['state'] }) {
  const text = useText();
  return (
    <div className="sub">
      {desk.openedAt === null ? (
        <>
          {desk.uploadedBy} <JapanDate instant={desk.uploadedAt} time />
          {state === 'shared' && ` · ${text('carPapers.unopened')}`}
        </>
      ) : (
        <>
          {text('carPapers.opened', { name: desk.openedBy ?? '' })} <JapanDate instant={desk.openedAt} time />
        </>
      )}
      {desk.reason !== '' && ` · ${desk.reason}`}
    </div>
  );
}
