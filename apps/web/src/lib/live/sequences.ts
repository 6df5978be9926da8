import type { LiveEcho } from '@seri/contract/events';

export interface Sequences {
  /** Takes the current sequence of each audience. Returns true if events were missed since the last known one. */
  welcome(audiences: Readonly<Record<string, number>>): boolean;
  take(event: LiveEcho): 'next' | 'gap' | 'repeat';
}

/**
 * Keeps the last sequence number of each audience, to detect events that never arrived. Until the first welcome, `since`
 * stands for audiences without one: the page's data holds every event up to there.
 */
export function createSequences(since?: number): Sequences {
  const known = new Map<string, number>();
  let start = since;
  const isMissed = (audience: string, sequence: number) =>
    known.has(audience) ? known.get(audience) !== sequence : start === undefined || sequence > start;
  return {
    welcome(audiences) {
      const missed = Object.entries(audiences).some(([audience, sequence]) => isMissed(audience, sequence));
      start = undefined;
      known.clear();
      for (const [audience, sequence] of Object.entries(audiences)) known.set(audience, sequence);
      return missed;
    },
    take({ audience, sequence, previous }) {
      const last = known.get(audience) ?? start;
      if (last !== undefined && sequence <= last) return 'repeat';
      known.set(audience, sequence);
      return last === undefined || previous <= last ? 'next' : 'gap';
    },
  };
}
