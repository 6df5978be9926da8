import { useInfiniteQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPiece } from '../../lib/code/lazy-piece.tsx';
import { useText } from '../../lib/language/text.ts';
import { useMedia, widths } from '../../lib/browser/use-media.ts';
import { Button, type ButtonProps } from '../../ui/frame/button.tsx';
import { Count } from '../../ui/figures/count.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Popover } from '../../ui/tables/popover.tsx';
import { noticesQuery } from './notices.query.ts';
import styles from './notice-bell.module.css';

const NoticeCentre = lazyPiece(() => import('./notice-centre.tsx'), 'NoticeCentre');

/** The unread count and the centre: beside the bell, on phones over the whole screen. */
export function NoticeBell() {
  const text = useText();
  const isPhone = useMedia(widths.phone);
  const [isOpen, setOpen] = useState(false);
  if (isPhone) {
    const close = () => setOpen(false);
    return (
      <>
        <BellButton aria-haspopup="dialog" onClick={() => setOpen(true)} />
        <Dialog open={isOpen} size="full" title={text('notifications.title')} onClose={close}>
          <Centre close={close} />
        </Dialog>
      </>
    );
  }
  return (
    <Popover
      label={text('notifications.title')}
      placement="bottom-end"
      trigger={(props) => <BellButton {...props} />}
      focus="none"
    >
      {(close) => <Centre close={close} />}
    </Popover>
  );
}

function Centre({ close }: { close: () => void }) {
  return (
    <Suspense fallback={<Loading />}>
      <NoticeCentre onDone={close} onClose={close} />
    </Suspense>
  );
}

function BellButton(props: Omit<ButtonProps, 'icon' | 'label' | 'children'>) {
  const text = useText();
  const count = useInfiniteQuery(noticesQuery).data?.pages[0]?.unread ?? 0;
  return (
    <Button
      {...props}
      kind="bare"
      size="touch"
      icon={
        <span className={styles.bell}>
          <Bell aria-hidden="true" />
          <Count value={count} tone="alert" className={styles.count} />
        </span>
      }
      label={text('notifications.open', { count })}
    />
  );
}

function Loading() {
  const text = useText();
  return (
    <div aria-busy="true" className={styles.loading}>
      <output className="visually-hidden">{text('ui.loading')}</output>
    </div>
  );
}
