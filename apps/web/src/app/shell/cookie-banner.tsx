import { storage } from '../../lib/browser-storage.ts';
import { useStore } from '../../lib/store.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import styles from './cookie-banner.module.css';

export function CookieBanner() {
  const text = useText();
  const consent = useStore(storage.consent);
  if (consent !== null) return null;
  return (
    <section aria-label={text('shell.cookies.title')} className={styles.banner}>
      <p>{text('shell.cookies')}</p>
      <div className={styles.choice}>
        <Button onClick={() => storage.decide('denied')}>{text('shell.cookies.deny')}</Button>
        <Button kind="primary" onClick={() => storage.decide('accepted')}>
          {text('shell.cookies.accept')}
        </Button>
      </div>
    </section>
  );
}
