import { useText } from '../lib/language/text.ts';
import { useTitle } from '../lib/browser/use-title.ts';
import { ButtonLink } from '../ui/frame/button-link.tsx';
import { landingPath } from './guard.ts';
import styles from './page.module.css';

/** For the main part of a layout. */
export function NotFound() {
  const text = useText();
  useTitle(text('shell.notFound'));
  return (
    <div className={styles.missing}>
      <p aria-hidden="true" className={styles.number}>
        404
      </p>
      <h1>{text('shell.notFound')}</h1>
      <p>{text('shell.notFound.hint')}</p>
      <ButtonLink kind="primary" href={landingPath}>
        {text('shell.toListing')}
      </ButtonLink>
    </div>
  );
}
