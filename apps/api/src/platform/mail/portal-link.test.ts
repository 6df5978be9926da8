import { expect, test } from 'vitest';
import { portalLink } from './portal-link.ts';

test('a link leads to PUBLIC_URL, or to this machine where there is none', () => {
  expect(portalLink({ publicUrl: 'https://seri.example', port: 3000 }, '/auth/login')).toBe(
    'https://seri.example/auth/login',
  );
  expect(portalLink({ publicUrl: undefined, port: 3210 }, '/')).toBe('http://localhost:3210/');
});

test('a token arrives unchanged in the query', () => {
  const link = portalLink({ publicUrl: undefined, port: 80 }, '/verify-email', 'a-_&b');
  expect(new URL(link).searchParams.get('token')).toBe('a-_&b');
});
