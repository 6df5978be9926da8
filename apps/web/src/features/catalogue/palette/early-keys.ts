export interface EarlyKeys {
  /** Ends the keeping and returns what was typed. */
  stop: () => { text: string; isEntered: boolean };
}

/**
 * Keeps what is typed until the field for it has loaded, in order, and keeps it from the page, whose single keys would
 * act on it. Escape gives up.
 */
export function createEarlyKeys(target: EventTarget, onEscape: () => void): EarlyKeys {
  let text = '';
  let isEntered = false;
  const keys: Readonly<Record<string, () => void>> = {
    Backspace: () => {
      text = text.slice(0, -1);
    },
    Enter: () => {
      isEntered = true;
    },
    Escape: onEscape,
  };
  const keep = (event: Event) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event as KeyboardEvent;
    const act = keys[key];
    const isCharacter = key.length === 1 && !isComposing && !metaKey && ctrlKey === altKey;
    // With nothing typed, Enter and Backspace belong to the page.
    const isIdle = text === '' && key !== 'Escape';
    if (act ? isIdle : !isCharacter) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (act) return act();
    text += key;
    isEntered = false;
  };
  target.addEventListener('keydown', keep, { capture: true });
  return {
    stop() {
      target.removeEventListener('keydown', keep, { capture: true });
      return { text, isEntered };
    },
  };
}
