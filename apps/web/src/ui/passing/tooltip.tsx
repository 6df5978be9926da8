import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './tooltip.module.css';
import { usePlacement } from '../menus/use-placement.ts';

interface TooltipProps {
  text: string;
  side?: 'top' | 'bottom' | 'right' | undefined;
  children: ReactNode;
}

const opensAfter = 200;
const closesAfter = 2000;

/** Extra text about a control; it must never be the only place for information. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const id = useId();
  const wrap = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<'closed' | 'waiting' | 'open'>('closed');
  const isOpen = state === 'open';
  const close = () => setState('closed');
  const control = () => wrap.current?.firstElementChild;

  useEffect(() => describe(wrap.current?.firstElementChild, id, text), [id, text]);
  useEffect(() => {
    if (state === 'closed') return undefined;
    const timer = setTimeout(() => setState(isOpen ? 'closed' : 'open'), isOpen ? closesAfter : opensAfter);
    return () => clearTimeout(timer);
  }, [state, isOpen]);
  useLayoutEffect(() => {
    const overlay = tip.current;
    if (!isOpen || !overlay) return undefined;
    overlay.showPopover();
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setState('closed');
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      overlay.hidePopover();
    };
  }, [isOpen]);
  usePlacement({ isOpen, anchor: control, overlay: tip, placement: `${side}-center` });

  const enter = (event: PointerEvent) => event.pointerType === 'mouse' && state === 'closed' && setState('waiting');
  const focus = (event: FocusEvent) => event.target.matches(':focus-visible') && setState('waiting');
  return (
    <span
      ref={wrap}
      className={styles.wrap}
      onPointerEnter={enter}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={focus}
      onBlur={close}
    >
      {children}
      <span id={id} ref={tip} role="tooltip" popover="manual" className={styles.tip}>
        {text}
      </span>
    </span>
  );
}

/** Sets `aria-describedby`, unless the text repeats the control's name and would be read out twice. */
function describe(control: Element | null | undefined, id: string, text: string): (() => void) | undefined {
  const isName = control?.getAttribute('aria-label') === text || control?.textContent === text;
  if (!control || isName) return undefined;
  control.setAttribute('aria-describedby', id);
  return () => control.removeAttribute('aria-describedby');
}
