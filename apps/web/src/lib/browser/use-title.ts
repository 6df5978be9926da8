import { useEffect } from 'react';
import { useText } from '../language/text.ts';

export function useTitle(page: string): void {
  const text = useText();
  const title = text('shell.title', { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
