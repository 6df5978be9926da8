import { identityCalls } from '@seri/contract/people/identity.calls';
import { notificationsCalls } from '@seri/contract/talk/notifications.calls';
import type { FakeServer } from '../../../lib/fake-server.testkit.ts';

/** Answers the calls that the page of a profile makes beside the profile. */
export function serveProfilePage(server: FakeServer): void {
  server.answer(notificationsCalls.settings, { types: [] });
  server.answer(identityCalls.signIns, { signIns: [] });
}
