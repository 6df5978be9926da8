import { useEffect, useState } from 'react';
import { serverNow } from '../../lib/clock.ts';
import { useLanguage, useText } from '../../lib/text.ts';
import { Notice } from '../../ui/notice.tsx';

/** Since when the browser has no line, by the server's clock. */
function useOfflineSince(): Date | null {
  const [since, setSince] = useState<Date | null>(() => (navigator.onLine ? null : serverNow()));
  useEffect(() => {
    const lost = () => setSince(serverNow());
    const found = () => setSince(null);
    window.addEventListener('offline', lost);
    window.addEventListener('online', found);
    return () => {
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', found);
    };
  }, []);
  return since;
}

export function OfflineNotice() {
  const text = useText();
  const language = useLanguage();
  const since = useOfflineSince();
  const time = since?.toLocaleTimeString(language, { timeZone: 'Asia/Tokyo', hour12: false });
  return (
    <output>
      {time && (
        <Notice tone="mid" title={text('shell.offline', { time: `${time} JST` })}>
          {text('shell.offline.hint')}
        </Notice>
      )}
    </output>
  );
}
