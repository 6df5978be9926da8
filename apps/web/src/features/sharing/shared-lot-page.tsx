import type { PageType } from '@seri/domain/catalogue/page-types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { lazyPiece } from '../../lib/code/lazy-piece.tsx';
import { refusalOf } from '../../lib/calls/refusal.ts';
import { useCaptcha } from '../../lib/captcha/use-captcha.ts';
import type { SharedLotView } from '../lots/page/lot-view.ts';
import { openSharedLot } from './open-shared-lot.ts';
import { sharedLotKey, sharedLotQuery } from './shared-lot.query.ts';
import { asksForCode, canBeTriedAgain } from './shared-refusals.ts';

/** Not needed for links that contain the code. */
const CodePrompt = lazyPiece(() => import('./code-prompt.tsx'), 'CodePrompt');

interface SharedLotPageProps {
  pageType: PageType;
  id: string;
  /** The code from the link, or as stored in this tab. */
  code: string | undefined;
  /** Stores the code for the life of this tab; undefined deletes it. */
  keepCode: (code: string | undefined) => void;
  /** Called if the lot now belongs to another page type. */
  moveTo: (pageType: PageType) => void;
  loading: ReactNode;
  renderLot: (lot: SharedLotView) => ReactNode;
  renderMissing: (onRetry: (() => void) | undefined) => ReactNode;
}

/** A shared lot. The page contains nothing of the lot until the code is right. */
export function SharedLotPage({ pageType, id, code, keepCode, moveTo, ...slots }: SharedLotPageProps) {
  const client = useQueryClient();
  const captcha = useCaptcha('share');
  const { data: lot, error, isLoading, refetch } = useQuery(sharedLotQuery({ pageType, id, code }, captcha));
  const refusal = refusalOf(error);
  // The last code tried stays in the prompt for correction, although a wrong code is deleted from the tab.
  const [lastTried, setLastTried] = useState(code);
  if (code !== undefined && code !== lastTried) setLastTried(code);
  const home = lot?.pageType ?? pageType;
  useEffect(() => {
    if (home !== pageType) moveTo(home);
  }, [home, pageType, moveTo]);
  // Delete a wrong code, or each reload would be another wrong try.
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
            <CodePrompt initialCode={lastTried ?? ''} initialRefusal={refusal} tryCode={tryCode} />
          </Suspense>
        ) : (
          slots.renderMissing(canBeTriedAgain(refusal) ? () => void refetch() : undefined)
        ))}
    </>
  );
}

/**
 * The grant for the pictures may expire while the page is open: the first picture that fails refetches the lot, once.
 */
function usePictureFailed(refetchLot: () => void): (event: SyntheticEvent) => void {
  const hasRefetched = useRef(false);
  return ({ target }) => {
    if (hasRefetched.current || !(target instanceof HTMLImageElement)) return;
    hasRefetched.current = true;
    refetchLot();
  };
}
