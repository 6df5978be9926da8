import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/language/text.ts';
import { ErrorState } from '../../../ui/frame/error-state.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import { JapanTime } from '../../../ui/time/japan-time.tsx';
import { detailOf, type LotView } from '../../lots/page/lot-view.ts';
import { AskForm } from './ask-form.tsx';
import styles from './manager-translation.module.css';
import { type AskedType, resultQuery } from './result.query.ts';
import { TranslationAnswer } from './translation-answer.tsx';
import type { OwnTranslation } from './translations.ts';

/** R78: the translation of a sheet by a manager: asked for, waited for, read. */
export function ManagerTranslation({ lot }: { lot: LotView }) {
  const text = useText();
  const lotId = detailOf(lot).id;
  // A stock car has no manager’s translation, so that its dialog has no such tab.
  const type = lot.lotType as AskedType;
  const { data: result, isPending, refetch } = useQuery(resultQuery(lotId, type));
  if (isPending) {
    return (
      <div aria-busy="true" className={styles.loading}>
        <output className="visually-hidden">{text('translation.loading')}</output>
      </div>
    );
  }
  if (!result) return <ErrorState title={text('translation.failed')} onRetry={() => void refetch()} />;
  const { state, mayAsk } = result;
  return (
    <div className={styles.translation}>
      {state !== null && <RequestState result={result} />}
      {(state === 'answered' || state === 'amended') && <TranslationAnswer result={result} />}
      {mayAsk && <AskForm lot={lot} type={type} />}
      {state === null && !mayAsk && <Notice>{text('translation.over')}</Notice>}
    </div>
  );
}

const tones = {
  requested: 'mid',
  taken: 'mid',
  answered: 'good',
  amended: 'good',
  declined: 'bad',
  closed: 'bad',
} as const satisfies Record<NonNullable<OwnTranslation['state']>, string>;

/** Announced when it changes while the dialog is open. */
function RequestState({ result }: { result: OwnTranslation }) {
  const text = useText();
  const { state, question, reason, askedAt, settledAt } = result;
  if (state === null) return null;
  const isWaiting = state === 'requested' || state === 'taken';
  const at = isWaiting ? askedAt : settledAt;
  return (
    <Notice
      live
      tone={tones[state]}
      title={
        <span className={styles.stateLine}>
          <span>{text(`translation.state.${state}`)}</span>
          {at !== null && <JapanTime instant={at} date size="s" />}
        </span>
      }
    >
      {isWaiting && <p>{text('translation.state.requested.hint')}</p>}
      {reason !== null && (
        <p>
          {text('translation.reason')}: {reason}
        </p>
      )}
      {state === 'declined' && <p>{text('translation.again')}</p>}
      {question !== '' && (
        <p className={styles.question}>
          <span className="cap">{text('translation.yourQuestion')}</span> {question}
        </p>
      )}
    </Notice>
  );
}
