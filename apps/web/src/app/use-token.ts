import { useSearch } from '@tanstack/react-router';

/** What a mailed link carries; the router reads a token of digits as a number. */
export function useToken(): string | undefined {
  const { token }: { token?: unknown } = useSearch({ strict: false });
  return (typeof token === 'string' && token !== '') || typeof token === 'number' ? String(token) : undefined;
}
