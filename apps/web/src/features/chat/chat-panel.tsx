import { X } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, type RefObject, Suspense, useEffect, useId, useRef } from 'react';
import { useText } from '../../lib/language/text.ts';
import { useMedia, widths } from '../../lib/browser/use-media.ts';
import { Button } from '../../ui/frame/button.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { isStaff } from '../identity/session/session-state.ts';
import { useProfile } from '../identity/session/session.ts';
import { chatQuery } from './chat.query.ts';
import { chatButtonOf } from '../bids/list/open-chat.ts';
import type { ChatBodyProps } from './chat-body.tsx';
import { ChatTitle } from './chat-title.tsx';
import styles from './chat-panel.module.css';

interface ChatPanelProps {
  bidId: number;
  onClose: () => void;
  Body: ComponentType<ChatBodyProps>;
}

/** R60: the chat of a bid, and for staff its history: beside the list, or over the whole of a small screen. */
export function ChatPanel({ bidId, onClose, Body }: ChatPanelProps) {
  const text = useText();
  const isDesktop = useMedia(widths.desktop);
  const hasHistory = isStaff(useProfile());
  const { data } = useQuery({ ...chatQuery(bidId), refetchOnMount: 'always' });
  useFocusBack(bidId);
  // Keyed by the bid, so that nothing of the last chat is left.
  const body = (
    <Suspense fallback={<output className="visually-hidden">{text('ui.loading')}</output>}>
      <Body key={bidId} bidId={bidId} hasHistory={hasHistory} isRoomy={isDesktop} />
    </Suspense>
  );
  const title = data ? <ChatTitle bid={data.bid} /> : text('chat.title');
  if (isDesktop) {
    return (
      <FloatingPanel title={title} onClose={onClose}>
        {body}
      </FloatingPanel>
    );
  }
  return (
    <Drawer open side="full" title={title} onClose={onClose}>
      {body}
    </Drawer>
  );
}

interface FloatingPanelProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** The list beside it stays in use. */
function FloatingPanel({ title, onClose, children }: FloatingPanelProps) {
  const text = useText();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  useEscape(panel, onClose);
  return (
    <aside ref={panel} aria-labelledby={titleId} className={styles.panel}>
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <Button kind="bare" icon={<X aria-hidden="true" />} label={text('ui.close')} onClick={onClose} />
      </header>
      {children}
    </aside>
  );
}

/** Escape that was handled inside the panel does not close it. */
function useEscape(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const press = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || !(target instanceof Element)) return;
      if (panel.current?.contains(target)) onClose();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [panel, onClose]);
}

/** Back to the button of the row, unless the reader has moved the focus elsewhere. */
function useFocusBack(bidId: number): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body || document.activeElement === null) chatButtonOf(bidId)?.focus();
    },
    [bidId],
  );
}
