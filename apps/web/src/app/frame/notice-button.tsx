import { Suspense, useEffect, useState } from 'react';
import { withTexts } from '../../lib/language/language.ts';
import { lazyPart } from '../../lib/code/lazy-part.ts';

const NoticeBell = lazyPart(
  withTexts(['notifications'], () => import('../../features/notifications/notice-bell.tsx')),
  'NoticeBell',
);

/** It waits for the page to stand, as the live connection does. */
const afterPaint = 300;

export function NoticeButton() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setDue(true), afterPaint);
    return () => window.clearTimeout(timer);
  }, []);
  return <Suspense>{isDue && <NoticeBell />}</Suspense>;
}
