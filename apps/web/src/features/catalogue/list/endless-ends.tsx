import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '../../../lib/language/text.ts';
import type { Navigate } from '../../../lib/lists/use-true-address.ts';
import { Button } from '../../../ui/frame/button.tsx';
import type { EndlessState } from './use-listing.ts';
import { usePlaceInAddress } from './use-place-in-address.ts';
import styles from './endless-ends.module.css';

interface EndlessEndsProps {
  endless: EndlessState;
  pageSize: number;
  hrefOf: (page: number) => string;
  navigate: Navigate;
  children: ReactNode;
}

/** The next page is fetched once the end is this close to the viewport. */
const endMargin = '0px 0px 150px';

export function EndlessEnds({ endless, children, ...address }: EndlessEndsProps) {
  const text = useText();
  const { startPage, hasNext, isLoading, isBusy, hasFailed, loadNext, loadPrevious } = endless;
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const loadMore = useEffectEvent(loadNext);
  const isWaiting = hasNext && !isBusy && !hasFailed;
  useEffect(() => {
    if (!isWaiting || !end.current) return undefined;
    // A busy browser delivers several entries at once; only the last one is current.
    const watch = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && loadMore(), {
      rootMargin: endMargin,
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [isWaiting]);
  usePlaceInAddress(list, { startPage, ...address });
  return (
    <>
      {loadPrevious && (
        <div className={styles.end}>
          <Button aria-disabled={isBusy} onClick={loadPrevious}>
            {text('listing.earlier')}
          </Button>
        </div>
      )}
      <div ref={list}>{children}</div>
      <div ref={end} className={styles.end}>
        {hasFailed && (
          <>
            <p role="alert">{text('listing.more.failed')}</p>
            <Button onClick={loadNext}>{text('listing.more.retry')}</Button>
          </>
        )}
        <output>{isLoading && text('listing.more')}</output>
        {!hasNext && <p>{text('listing.end')}</p>}
      </div>
    </>
  );
}
