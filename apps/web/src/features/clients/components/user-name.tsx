import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { withTexts } from '../../../lib/language.ts';
import { lazyPiece } from '../../../lib/lazy-piece.tsx';
import { useMedia, widths } from '../../../lib/use-media.ts';
import { Drawer } from '../../../ui/drawer.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { RuledCells } from '../../../ui/ruled-loading.tsx';
import type { CardMeans, CardUser } from '../model/user-card.ts';
import styles from './user-card.module.css';

const UserCard = lazyPiece(
  withTexts(['clients'], () => import('./user-card.tsx')),
  'UserCard',
);

interface UserNameProps {
  user: CardUser;
  /** The limit is to be raised: the card has closed, and the focus is back on the name. */
  onRaise: (means: CardMeans) => void;
}

function CardComing() {
  return (
    <div className={styles.coming}>
      <RuledCells cols={2} rows={6} />
    </div>
  );
}

/** The name of a client opens its card: beside it on a desktop, from the side where there is less room. */
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
        <Suspense fallback={<CardComing />}>
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
      {/* Out of the row, whose letters and lines are not the drawer's. */}
      {createPortal(
        <Drawer side="right" open={isOpen} onClose={() => setOpen(false)} title={user.name}>
          <Suspense fallback={<CardComing />}>
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
