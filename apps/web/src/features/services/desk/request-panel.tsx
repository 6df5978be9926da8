import { lotPath } from '@seri/domain/catalogue/page-types';
import { type Language, languageNames } from '@seri/domain/common/languages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { ErrorState } from '../../../ui/frame/error-state.tsx';
import { Plate } from '../../../ui/marks/plate.tsx';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { Facts } from '../../../ui/tables/facts.tsx';
import { dayMonth, relativeTime, tokyo } from '../../../ui/time/format-time.ts';
import { useNow } from '../../bids/rows/use-now.ts';
import type { DeskTranslation } from '../translation/translations.ts';
import { useAnswerDraft } from './answer-drafts.ts';
import { AnsweredRequest } from './answered-request.tsx';
import { deskRequestQuery } from './desk.query.ts';
import styles from './request.module.css';
import { FreeRequest } from './free-request.tsx';
import { HeldRequest } from './held-request.tsx';
import { useStateText } from './state-text.ts';
import { TimeLeft } from './time-left.tsx';

/** Draws the sheet of a request’s lot; whoever holds the request may take what was read as a draft. */
export type RenderSheet = (
  request: DeskTranslation,
  onDraft: ((texts: Readonly<Record<Language, string>>) => void) | undefined,
) => ReactNode;

interface RequestPanelProps {
  id: number;
  renderSheet: RenderSheet;
}

/** One request: the sheet, and beside it what to do about it. */
export function RequestPanel({ id, renderSheet }: RequestPanelProps) {
  const text = useText();
  const { data: request, isPending, refetch } = useQuery(deskRequestQuery(id));
  if (isPending) {
    return (
      <div aria-busy="true">
        <output className="visually-hidden">{text('translationDesk.loading')}</output>
      </div>
    );
  }
  if (!request) return <ErrorState title={text('translationDesk.failed')} onRetry={() => void refetch()} />;
  return (
    <article aria-label={request.specification} className={styles.request}>
      <RequestHead request={request} />
      <div className={styles.work}>
        <div className={styles.sheet}>
          <SheetBeside request={request} renderSheet={renderSheet} />
        </div>
        <div className={styles.form}>
          <Question request={request} />
          <RequestWork request={request} />
        </div>
      </div>
    </article>
  );
}

const add = (before: string, more: string) => [before.trimEnd(), more].filter(Boolean).join('\n');

/** A draft is added to what is written already. */
function SheetBeside({ request, renderSheet }: { request: DeskTranslation; renderSheet: RenderSheet }) {
  const { change } = useAnswerDraft(request);
  const onDraft = ({ en, ru }: Readonly<Record<Language, string>>) =>
    change(({ textEn, textRu }) => ({ textEn: add(textEn, en), textRu: add(textRu, ru) }));
  return renderSheet(request, request.isMine ? onDraft : undefined);
}

function RequestHead({ request }: { request: DeskTranslation }) {
  const text = useText();
  const language = useLanguage();
  const now = useNow();
  const stateText = useStateText();
  const { lotId, lotType, lotNo, specification, auctionName, client, askedAt } = request;
  const asked = new Date(askedAt);
  const ago = relativeTime(asked, now, language) ?? dayMonth(asked, { language, timeZone: tokyo });
  return (
    <header className={styles.head}>
      <h2>
        <UiLink href={lotPath(lotType, lotId)} className={styles.name}>
          <Plate number={lotNo} /> {specification}
        </UiLink>
      </h2>
      <p className={styles.standing}>
        <b className="strong">{stateText(request)}</b>
        {request.settledAt === null && <TimeLeft deadline={request.deadline} now={now} />}
      </p>
      <Facts
        cols={4}
        phoneCols={2}
        items={[
          { caption: text('translationDesk.client'), value: client },
          { caption: text('translationDesk.house'), value: auctionName },
          { caption: text('translationDesk.asked'), value: ago },
          { caption: text('translationDesk.language'), value: languageNames[request.language] },
        ]}
      />
    </header>
  );
}

function Question({ request: { question } }: { request: DeskTranslation }) {
  const text = useText();
  if (question === '') return <p className="sub">{text('translationDesk.question.none')}</p>;
  return (
    <section aria-label={text('translationDesk.question')}>
      <p className="cap">{text('translationDesk.question')}</p>
      <p className={styles.question}>{question}</p>
    </section>
  );
}

function RequestWork({ request }: { request: DeskTranslation }) {
  const { state, isMine } = request;
  if (state === 'requested') return <FreeRequest request={request} />;
  if (isMine) return <HeldRequest request={request} />;
  if (state === 'answered' || state === 'amended') return <AnsweredRequest request={request} />;
  return <p className={styles.question}>{request.reason}</p>;
}
