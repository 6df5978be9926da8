import { useEffect } from 'react';
import { refusalText } from '../../../lib/on-refusal.ts';
import { offline, refusalOf } from '../../../lib/refusal.ts';
import { useText } from '../../../lib/text.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

interface ListingFailedProps {
  error: Error;
  onRetry: () => void;
  resetHref: string;
}

/** A list that could not be read says so in its own place, and in the log. */
export function ListingFailed({ error, onRetry, resetHref }: ListingFailedProps) {
  const text = useText();
  // oxlint-disable-next-line no-console -- the only log that a browser has
  useEffect(() => console.info('listing', error), [error]);
  const refusal = refusalOf(error) ?? offline;
  // The button goes with the error: the focus waits on the heading, which stays.
  const retry = () => {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <Sheet flush>
      <ErrorState
        title={text('catalogue.failed')}
        onRetry={retry}
        actions={<ButtonLink href={resetHref}>{text('catalogue.reset')}</ButtonLink>}
        id={refusal.id || undefined}
      >
        {refusalText(text, refusal)}
      </ErrorState>
    </Sheet>
  );
}
