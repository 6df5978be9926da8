import { LogOut, Search, Settings, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../frame/button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { Drawer } from '../overlays/drawer.tsx';
import { FavMark } from '../marks/fav-mark.tsx';
import { Field } from '../fields/field.tsx';
import { Menu } from '../menus/menu.tsx';
import { Popover } from '../tables/popover.tsx';
import { toast } from '../passing/toast.ts';
import { Tooltip } from '../passing/tooltip.tsx';
import styles from './gallery.module.css';
import type { Samples } from './samples.ts';
import { Line, Section } from './section.tsx';

type OpenOverlay = 'dialog' | 'left' | 'bottom' | undefined;

export function OverlaysSection({ t }: { t: Samples }) {
  const [open, setOpen] = useState<OpenOverlay>();
  const close = () => setOpen(undefined);
  return (
    <Section title={t.overlays}>
      <Line>
        <Button onClick={() => setOpen('dialog')}>{t.openDialog}</Button>
        <Button onClick={() => setOpen('left')}>{t.openDrawer}</Button>
        <Button onClick={() => setOpen('bottom')}>{t.openSheet}</Button>
        <Popover label={t.search} trigger={(props) => <Button {...props}>{t.openPopover}</Button>}>
          <div className={styles.pad}>
            <Field label={t.search} />
          </div>
        </Popover>
        <MenuSamples t={t} />
        <Tooltip text={t.tooltip}>
          <Button kind="bare">{t.tooltipOn}</Button>
        </Tooltip>
        <Tooltip text={t.search}>
          <Button kind="bare" icon={<Search aria-hidden="true" />} label={t.search} />
        </Tooltip>
        <Button kind="outline" onClick={() => toast({ title: t.placed, text: t.placedText, tone: 'good' })}>
          {t.sayToast}
        </Button>
      </Line>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title={t.dialogTitle}
        footer={<DialogButtons t={t} onDone={close} />}
      >
        <p>{t.dialogText}</p>
      </Dialog>
      <Drawer open={open === 'left'} onClose={close} title={t.openDrawer}>
        <p className={styles.pad}>{t.tabText}</p>
      </Drawer>
      <Drawer
        open={open === 'bottom'}
        onClose={close}
        title={t.openSheet}
        side="bottom"
        footer={
          <Button kind="primary" size="touch" block onClick={close}>
            {t.close}
          </Button>
        }
      >
        <p className={styles.pad}>{t.tabText}</p>
      </Drawer>
    </Section>
  );
}

function DialogButtons({ t, onDone }: { t: Samples; onDone: () => void }) {
  return (
    <>
      <Button onClick={onDone}>{t.keepBid}</Button>
      <Button kind="danger" onClick={onDone}>
        {t.cancelBid}
      </Button>
    </>
  );
}

const letters = ['A', 'B', 'C', 'D', 'E'] as const;

function MenuSamples({ t }: { t: Samples }) {
  const [group, setGroup] = useState<string | null>('A');
  return (
    <>
      <Menu
        label={t.openMenu}
        trigger={(props) => <Button {...props}>{t.openMenu}</Button>}
        header={<p className="sub">client@demo.seri</p>}
        items={[
          { id: 'profile', label: t.profile, icon: <UserRound aria-hidden="true" />, href: '#profile' },
          { id: 'settings', label: t.notifications, icon: <Settings aria-hidden="true" />, disabled: true },
          { id: 'out', label: t.signOut, icon: <LogOut aria-hidden="true" />, danger: true, ruled: true },
        ]}
      />
      <Menu
        label={t.noGroup}
        trigger={(props) => <FavMark {...props} group={group} label={group === null ? t.noGroup : t.group} />}
        items={[
          ...letters.map((letter, index) => ({
            id: letter,
            label: t.groupNames[index],
            checked: letter === group,
            onSelect: () => setGroup(letter),
          })),
          { id: 'none', label: t.removeGroup, ruled: true, disabled: group === null, onSelect: () => setGroup(null) },
        ]}
      />
    </>
  );
}
