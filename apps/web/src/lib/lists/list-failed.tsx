import { type ReactNode, useEffect } from 'react';
import { ErrorState } from '../../ui/frame/error-state.tsx';
import { Sheet } from '../../ui/frame/sheet.tsx';
import { refusalText } from '../calls/on-refusal.ts';
import { offline, refusalOf } from '../calls/refusal.ts';
import { useText } from '../language/text.ts';

interface ListFailedProps {
  title: string;
  error: Error;
  onRetry: () => void;
  actions?: ReactNode;
}

/** Shown in place of a list that failed to load, with the reason; it also logs the error. */
export function ListFailed({ title, error, onRetry, actions }: ListFailedProps) {
  const text = useText();
  // oxlint-disable-next-line no-console -- the only log that a browser has
  useEffect(() => console.info('list', error), [error]);
  const refusal = refusalOf(error) ?? offline;
  // The button disappears with the error, so the focus moves to the heading, which stays.
  const retry = () => {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <Sheet flush>
      <ErrorState title={title} onRetry={retry} actions={actions} id={refusal.id || undefined}>
        {refusalText(text, refusal)}
      </ErrorState>
    </Sheet>
  );
}
