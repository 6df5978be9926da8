import { useEffect } from 'react';
import { useText } from './text.ts';

export function useTitle(page: string): void {
  const text = useText();
  const title = text('shell.title', { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
