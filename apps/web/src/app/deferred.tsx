import { type ComponentType, type ReactNode, Suspense } from 'react';
import { lazyPart } from '../lib/code/lazy-part.ts';
import { useText } from '../lib/language/text.ts';
import styles from './page.module.css';

export interface DeferredPage {
  (): ReactNode;
  /** Asks for its code before it is shown. */
  fetch: () => Promise<unknown>;
}

/** A page for those who are signed in: the frame stands at once, the page's code comes side by side with its data. */
export function deferred<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): DeferredPage {
  const Page = lazyPart(load, name);
  return Object.assign(
    () => (
      <Suspense fallback={<PageLoading />}>
        <Page />
      </Suspense>
    ),
    { fetch: load },
  );
}

/** The empty form, with the room of its heading. */
function PageLoading() {
  const text = useText();
  return (
    <div aria-busy="true" className={styles.page}>
      <output className="visually-hidden">{text('ui.loading')}</output>
      <p aria-hidden="true" className={styles.heading}>
        {'\u00A0'}
      </p>
    </div>
  );
}
