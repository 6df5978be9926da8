import { useEffect } from 'react';
import { useText } from './text.ts';

/** The tab's title: the page, then the house. */
export function useTitle(page: string): void {
  const text = useText();
  const title = text('shell.title', { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
