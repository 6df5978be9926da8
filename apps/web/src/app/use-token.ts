import { useSearch } from '@tanstack/react-router';

/** The token of a mailed link. The router parses a token of digits as a number. */
export function useToken(): string | undefined {
  const { token }: { token?: unknown } = useSearch({ strict: false });
  return (typeof token === 'string' && token !== '') || typeof token === 'number' ? String(token) : undefined;
}
