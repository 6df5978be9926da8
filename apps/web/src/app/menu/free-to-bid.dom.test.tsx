import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { session } from '../../features/identity/session/session.ts';
import { sessionOf } from '../../features/identity/session/accounts.testkit.ts';
import { FreeToBid } from './free-to-bid.tsx';

afterEach(() => session.set({ status: 3, profile: null }));

test.each([
  ['client', true],
  ['dealer', true],
  // No limit binds the first, the second may not bid, and staff bid with the money of their clients.
  ['vip', false],
  ['restricted', false],
  ['manager', false],
] as const)('R25: the header shows to a %s the amount that is available to bid: %s', async (role, isShown) => {
  session.set(sessionOf({ role }));
  const screen = await render(<FreeToBid />);
  expect(screen.getByRole('link').elements()).toHaveLength(isShown ? 1 : 0);
});
