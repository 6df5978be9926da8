import { type KeyboardEvent, useRef } from 'react';
import { findTyped } from './menu-keys.ts';

const typingPause = 500;

export function useTypeahead() {
  const typed = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent, names: readonly string[], current: number): number | undefined => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const continues = event.timeStamp - typed.current.at < typingPause;
    const text = (continues ? typed.current.text : '') + event.key;
    if (text.trim() === '') return undefined; // a single space activates the item
    typed.current = { text, at: event.timeStamp };
    return findTyped(names, text, current);
  };
}
