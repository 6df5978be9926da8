import { useEffect, useRef, useState } from 'react';
import type { CallRefusal, Reply } from '../../../lib/refusal.ts';
import { isUnanswered } from '../../../lib/send-once.ts';
import { restOnline, untilAnswered } from '../model/until-answered.ts';

interface SureCall<Answer> {
  send: (signal: AbortSignal) => Promise<Reply<Answer>>;
  onAnswer: (answer: Answer) => void;
  /** True where something else than its own words tells of it. */
  onRefusal?: (refusal: CallRefusal) => boolean;
}

type CallState =
  | { is: 'open'; refusal?: CallRefusal }
  | { is: 'pending' }
  /** It is asked again; then nobody has answered at all. */
  | { is: 'silent' | 'unheard' };

/** A change whose answer must be known: asked for until it is heard, and never taken for granted. */
export function useSureCall<Answer>({ send, onAnswer, onRefusal }: SureCall<Answer>) {
  const [state, setState] = useState<CallState>({ is: 'open' });
  const left = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);

  async function start(): Promise<void> {
    const signal = left.current?.signal;
    // A double click is one.
    if (!signal || state.is === 'pending' || state.is === 'silent') return;
    setState({ is: state.is === 'unheard' ? 'silent' : 'pending' });
    const reply = await untilAnswered(send, { signal, rest: restOnline, onSilence: () => setState({ is: 'silent' }) });
    if (signal.aborted) return;
    if (reply.ok) return onAnswer(reply.answer);
    const { refusal } = reply;
    if (isUnanswered(refusal)) return setState({ is: 'unheard' });
    if (!onRefusal?.(refusal)) setState({ is: 'open', refusal });
  }
  return {
    start,
    refusal: state.is === 'open' ? state.refusal : undefined,
    isPending: state.is === 'pending' || state.is === 'silent',
    /** Sent, and not answered so far. */
    isInDoubt: state.is === 'silent' || state.is === 'unheard',
    isUnheard: state.is === 'unheard',
  };
}
