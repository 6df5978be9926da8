import { identityCalls } from '@seri/contract/people/identity.calls';
import { notificationsCalls } from '@seri/contract/talk/notifications.calls';
import type { FakeServer } from '../../../lib/calls/fake-server.testkit.ts';

/** Answers the profile page's calls besides the profile, with empty lists. */
export function serveEmptyProfilePage(server: FakeServer): void {
  server.answer(notificationsCalls.settings, { types: [] });
  server.answer(identityCalls.signIns, { signIns: [] });
}
