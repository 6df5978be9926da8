import { useEffect, useState } from 'react';
import { serverNow } from '../../lib/live/clock.ts';
import { useLanguage, useText } from '../../lib/language/text.ts';
import { clockTime, tokyo } from '../../ui/time/format-time.ts';
import { Notice } from '../../ui/passing/notice.tsx';

interface Connectivity {
  /** Since when there is none, by the server's clock. */
  lostAt: Date | null;
  isBack: boolean;
}

function useLine(): Connectivity {
  const [line, setLine] = useState<Connectivity>(() => ({
    lostAt: navigator.onLine ? null : serverNow(),
    isBack: false,
  }));
  useEffect(() => {
    const lost = () => setLine({ lostAt: serverNow(), isBack: false });
    const found = () => setLine({ lostAt: null, isBack: true });
    window.addEventListener('offline', lost);
    window.addEventListener('online', found);
    return () => {
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', found);
    };
  }, []);
  return line;
}

interface OfflineNoticeProps {
  /** Among other things in a column; else it goes from edge to edge. */
  boxed?: boolean;
}

/** Seen while the line is gone; that it is back is said only. */
export function OfflineNotice({ boxed = false }: OfflineNoticeProps) {
  const text = useText();
  const language = useLanguage();
  const { lostAt, isBack } = useLine();
  return (
    <output>
      {lostAt && (
        <Notice
          flush={!boxed}
          tone="mid"
          title={text('shell.offline', { time: `${clockTime(lostAt, { language, timeZone: tokyo }, true)} JST` })}
        >
          {text('shell.offline.hint')}
        </Notice>
      )}
      {isBack && <span className="visually-hidden">{text('shell.online')}</span>}
    </output>
  );
}
