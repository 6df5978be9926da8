import { useText } from '../../../lib/text.ts';
import { useMedia, widths } from '../../../lib/use-media.ts';
import { Drawer } from '../../../ui/drawer.tsx';
import styles from './chat-panel.module.css';

/** The chat on its way, in the room that it takes. */
export function ChatPanelComing({ onClose }: { onClose: () => void }) {
  const text = useText();
  const title = text('chat.title');
  const coming = <output className="visually-hidden">{text('ui.loading')}</output>;
  if (useMedia(widths.desktop)) {
    return (
      <aside aria-busy="true" aria-label={title} className={styles.panel}>
        <header className={styles.head}>
          <h2>{title}</h2>
        </header>
        {coming}
      </aside>
    );
  }
  return (
    <Drawer open side="full" title={title} onClose={onClose}>
      {coming}
    </Drawer>
  );
}
