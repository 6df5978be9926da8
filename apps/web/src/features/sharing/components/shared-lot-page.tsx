import type { PageType } from '@seri/domain/catalogue/page-types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { lazyPiece } from '../../../lib/lazy-piece.tsx';
import { refusalOf } from '../../../lib/refusal.ts';
import { useCaptcha } from '../../../lib/use-captcha.ts';
import type { SharedLotView } from '../../lots/model/lot-view.ts';
import { openSharedLot } from '../api/open-shared-lot.ts';
import { sharedLotKey, sharedLotQuery } from '../api/shared-lot.query.ts';
import { asksForCode, canBeTriedAgain } from '../model/shared-refusals.ts';

/** Of a link that brings its code along, nobody is asked. */
const CodePrompt = lazyPiece(() => import('./code-prompt.tsx'), 'CodePrompt');

interface SharedLotPageProps {
  pageType: PageType;
  id: string;
  /** As the link or this tab knows it. */
  code: string | undefined;
  /** For as long as this tab lives; undefined forgets it. */
  keepCode: (code: string | undefined) => void;
  /** Where else the lot stands by now, its address is. */
  moveTo: (pageType: PageType) => void;
  loading: ReactNode;
  renderLot: (lot: SharedLotView) => ReactNode;
  renderMissing: (onRetry: (() => void) | undefined) => ReactNode;
}

/** A lot for somebody who was sent its link. Until its code is right, nothing of it is here. */
export function SharedLotPage({ pageType, id, code, keepCode, moveTo, ...slots }: SharedLotPageProps) {
  const client = useQueryClient();
  const captcha = useCaptcha('share');
  const { data: lot, error, isLoading, refetch } = useQuery(sharedLotQuery({ pageType, id, code }, captcha));
  const refusal = refusalOf(error);
  // A wrong one is forgotten before the question for another is here, and stands in it to be corrected.
  const [tried, setTried] = useState(code);
  if (code !== undefined && code !== tried) setTried(code);
  const home = lot?.pageType ?? pageType;
  useEffect(() => {
    if (home !== pageType) moveTo(home);
  }, [home, pageType, moveTo]);
  // Else each reload would be one more wrong try.
  const isWrong = refusal?.code === 'WRONG_CODE';
  useEffect(() => {
    if (isWrong) keepCode(undefined);
  }, [isWrong, keepCode]);
  const onPictureFailed = usePictureFailed(() => void refetch());
  const tryCode = async (typed: string) => {
    const reply = await openSharedLot({ pageType, id, code: typed }, captcha);
    if (!reply.ok) return reply.refusal;
    keepCode(typed);
    client.setQueryData(sharedLotKey(id), reply.answer);
    return undefined;
  };
  return (
    <>
      <meta name="robots" content="noindex" />
      {lot && <div onErrorCapture={onPictureFailed}>{slots.renderLot(lot)}</div>}
      {!lot && isLoading && slots.loading}
      {!lot &&
        !isLoading &&
        (asksForCode(pageType, refusal) ? (
          <Suspense fallback={slots.loading}>
            <CodePrompt first={tried ?? ''} refused={refusal} tryCode={tryCode} />
          </Suspense>
        ) : (
          slots.renderMissing(canBeTriedAgain(refusal) ? () => void refetch() : undefined)
        ))}
    </>
  );
}

/** Left open, the page outlives its leave to see the pictures: the first that fails asks for the lot anew, once. */
function usePictureFailed(ask: () => void): (event: SyntheticEvent) => void {
  const isAsked = useRef(false);
  return ({ target }) => {
    if (isAsked.current || !(target instanceof HTMLImageElement)) return;
    isAsked.current = true;
    ask();
  };
}
