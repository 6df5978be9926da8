import { Suspense, useEffect, useState } from 'react';
import { renewProfile } from '../../features/identity/session/session.ts';
import { lazyPart } from '../../lib/code/lazy-part.ts';
import { withTexts } from '../../lib/language/language.ts';
import { useReached } from '../../lib/live/use-reached.ts';

const Bar = lazyPart(
  withTexts(['profile'], () => import('../../features/identity/session/prolong-bar.tsx')),
  'ProlongBar',
);

const minute = 60_000;
/** R10: the password is asked first, and once more if that was put off. */
const asked = 15 * minute;
const askedAgain = 5 * minute;
/** The server ends it at most this much later than this browser's clock. */
const margin = 2_000;

export function SessionEndWatch({ end }: { end: Date }) {
  const at = end.getTime();
  const isNear = useReached(at - asked);
  const isVeryNear = useReached(at - askedAgain);
  const isOver = useReached(at + margin);
  const [putOff, setPutOff] = useState<'first' | 'again'>();
  useEffect(() => {
    // The answer is a 401, which opens the dialog of an ended session.
    if (isOver) void renewProfile();
  }, [isOver]);
  const time = isVeryNear ? 'again' : 'first';
  const isShown = isNear && !isOver && putOff !== time;
  return <Suspense>{isShown && <Bar endsAt={end} onLater={() => setPutOff(time)} />}</Suspense>;
}
