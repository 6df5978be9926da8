import { storage } from '../../lib/browser/browser-storage.ts';
import { useText } from '../../lib/language/text.ts';
import { Button } from '../../ui/frame/button.tsx';
import { contentId } from './content-id.ts';
import styles from './cookie-banner.module.css';

/** The button in focus goes with the banner: the focus moves on to the page. */
const decide = (choice: 'denied' | 'accepted') => {
  storage.decide(choice);
  document.getElementById(contentId)?.focus({ preventScroll: true });
};

export function CookieBanner() {
  const text = useText();
  return (
    <section aria-label={text('shell.cookies.title')} className={styles.banner} data-cookies="">
      <p>{text('shell.cookies')}</p>
      <div className={styles.choice}>
        <Button onClick={() => decide('denied')}>{text('shell.cookies.deny')}</Button>
        <Button kind="primary" onClick={() => decide('accepted')}>
          {text('shell.cookies.accept')}
        </Button>
      </div>
    </section>
  );
}
