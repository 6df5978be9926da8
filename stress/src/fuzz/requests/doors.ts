import type { Random } from '@seri/drawings/random';
import { type FuzzRole, fuzzRoles } from './fuzz-request.ts';
import type { FuzzCall } from './read-calls.ts';
import { leaverCalls, weightOfCall } from './special-calls.data.ts';

/** A role that a call has turned away comes again, but seldom. */
const againShare = 0.1;
const closing: ReadonlySet<string> = new Set(['FORBIDDEN', 'NOT_SIGNED_IN', 'UNKNOWN_KEY']);

/** Learns which roles a call lets in, so that most valid requests are sent by one of them. */
export class Doors {
  readonly #isOpen = new Map<string, Map<FuzzRole, boolean>>();

  choose(call: FuzzCall, random: Random): FuzzRole {
    if (leaverCalls.has(call.name)) return random.chance(againShare) ? 'nobody' : 'leaver';
    const roles = fuzzRoles.filter((role) => role !== 'leaver');
    if (random.chance(againShare)) return random.pick(roles);
    const known = this.#isOpen.get(call.name);
    const open = roles.filter((role) => known?.get(role) ?? isSignedIn(role));
    return random.pick(open.length === 0 ? roles : open);
  }

  /** Takes the code of the refusal; empty for any other answer. */
  note(call: FuzzCall, role: FuzzRole, code: string): void {
    const known = this.#isOpen.get(call.name) ?? new Map<FuzzRole, boolean>();
    this.#isOpen.set(call.name, known.set(role, !closing.has(code)));
  }
}

/** Most calls are for people who are signed in. */
const isSignedIn = (role: FuzzRole) => role !== 'nobody' && role !== 'source';

/** Each call comes equally often, but for those that take long. */
export function chooseCall(calls: readonly FuzzCall[], random: Random): FuzzCall {
  for (;;) {
    const call = random.pick(calls);
    if (random.chance(weightOfCall[call.name] ?? 1)) return call;
  }
}
