import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { withTexts } from '../../../lib/language/language.ts';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { useMedia, widths } from '../../../lib/browser/use-media.ts';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { Popover } from '../../../ui/tables/popover.tsx';
import { RuledCells } from '../../../ui/tables/ruled-loading.tsx';
import type { CardMeans, CardUser } from './user-card.ts';
import styles from './user-card.module.css';

const UserCard = lazyPiece(
  withTexts(['clients'], () => import('./user-card.tsx')),
  'UserCard',
);

interface UserNameProps {
  user: CardUser;
  /** Called after the card has closed and the focus is back on the name. */
  onRaise: (means: CardMeans) => void;
}

function CardLoading() {
  return (
    <div className={styles.coming}>
      <RuledCells cols={2} rows={6} />
    </div>
  );
}

/** A client's name that opens the card: in a popover on a desktop, in a drawer on smaller screens. */
export function UserName(props: UserNameProps) {
  return useMedia(widths.desktop) ? <NameWithPopover {...props} /> : <NameWithDrawer {...props} />;
}

function NameWithPopover({ user, onRaise }: UserNameProps) {
  return (
    <Popover
      trapsFocus
      label={user.name}
      trigger={(trigger) => (
        <button {...trigger} type="button" className={styles.name} title={user.name}>
          {user.name}
        </button>
      )}
    >
      {(close) => (
        <Suspense fallback={<CardLoading />}>
          <UserCard
            user={user}
            onRaise={(means) => {
              close();
              onRaise(means);
            }}
          />
        </Suspense>
      )}
    </Popover>
  );
}

function NameWithDrawer({ user, onRaise }: UserNameProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {user.name}
      </button>
      {/* A portal, so that the drawer does not inherit the row's styles. */}
      {createPortal(
        <Drawer side="right" open={isOpen} onClose={() => setOpen(false)} title={user.name}>
          <Suspense fallback={<CardLoading />}>
            <UserCard
              user={user}
              onRaise={(means) => {
                setOpen(false);
                onRaise(means);
              }}
            />
          </Suspense>
        </Drawer>,
        document.body,
      )}
    </>
  );
}
