import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './back-to-top.module.css';
import { Button } from '../frame/button.tsx';
import { throttle } from '../time/throttle.ts';
import { useUiText } from '../frame/ui-text.tsx';

const showsAfter = 400;
const scrollEvery = 200;

export function BackToTop() {
  const text = useUiText();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const update = throttle(() => setShown(window.scrollY > showsAfter), scrollEvery);
    window.addEventListener('scroll', update.call, { passive: true });
    return () => {
      window.removeEventListener('scroll', update.call);
      update.cancel();
    };
  }, []);
  if (!isShown) return null;
  return (
    <div data-floats className={styles.top}>
      <Button
        size="touch"
        icon={<ArrowUp aria-hidden="true" />}
        label={text('ui.backToTop')}
        onClick={() => window.scrollTo({ top: 0 })}
      />
    </div>
  );
}
