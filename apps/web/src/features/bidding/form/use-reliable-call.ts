import { useEffect, useRef, useState } from 'react';
import type { CallRefusal, Reply } from '../../../lib/calls/refusal.ts';
import { isUnanswered } from '../../../lib/calls/send-once.ts';
import { waitUntilOnline, untilAnswered } from './until-answered.ts';

interface ReliableCall<Answer> {
  send: (signal: AbortSignal) => Promise<Reply<Answer>>;
  onAnswer: (answer: Answer) => void;
  /** Returns true if something else shows the refusal. */
  onRefusal?: (refusal: CallRefusal) => boolean;
}

type CallState =
  | { is: 'open'; refusal?: CallRefusal }
  | { is: 'pending' }
  /** The call is repeated; in the end nobody answered. */
  | { is: 'retrying' | 'unanswered' };

/** A call whose result must be known: it is repeated until answered, and success is never assumed. */
export function useReliableCall<Answer>({ send, onAnswer, onRefusal }: ReliableCall<Answer>) {
  const [state, setState] = useState<CallState>({ is: 'open' });
  const abort = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    abort.current = controller;
    return () => controller.abort();
  }, []);

  async function start(): Promise<void> {
    const signal = abort.current?.signal;
    // A double click is one call.
    if (!signal || state.is === 'pending' || state.is === 'retrying') return;
    setState({ is: state.is === 'unanswered' ? 'retrying' : 'pending' });
    const reply = await untilAnswered(send, {
      signal,
      wait: waitUntilOnline,
      onRetry: () => setState({ is: 'retrying' }),
    });
    if (signal.aborted) return;
    if (reply.ok) return onAnswer(reply.answer);
    const { refusal } = reply;
    if (isUnanswered(refusal)) return setState({ is: 'unanswered' });
    if (!onRefusal?.(refusal)) setState({ is: 'open', refusal });
  }
  return {
    start,
    refusal: state.is === 'open' ? state.refusal : undefined,
    isPending: state.is === 'pending' || state.is === 'retrying',
    /** Sent, but not answered so far. */
    isInDoubt: state.is === 'retrying' || state.is === 'unanswered',
    isUnanswered: state.is === 'unanswered',
  };
}
