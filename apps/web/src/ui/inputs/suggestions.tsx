import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

const none: readonly never[] = [];

interface SuggestionOptions<Found> {
  /** undefined before the first query or answer. */
  found: readonly Found[] | undefined;
  onChoose: (found: Found) => void;
  onEnter?: (() => void) | undefined;
  /** Enter takes the only suggestion, and Tab takes the one that Enter would. */
  takesOnly?: boolean | undefined;
}

/** A field with suggestions: arrow keys move, Enter chooses, Escape closes the list and keeps the text. */
export function useSuggestions<Found>({ found, onChoose, onEnter, takesOnly = false }: SuggestionOptions<Found>) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = (isOpen && found) || none;

  const open = (at = active) => {
    setOpen(true);
    setActive(at);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (chosen: Found) => {
    close();
    onChoose(chosen);
  };
  const due = shown[active] ?? (takesOnly && shown.length === 1 ? shown[0] : undefined);
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => open(Math.min(active + 1, (found?.length ?? 0) - 1)),
    ArrowUp: () => setActive(Math.max(active - 1, -1)),
    Enter: () => {
      if (due) choose(due);
      else onEnter?.();
    },
    Escape: close,
    ...(takesOnly && due && { Tab: () => choose(due) }),
  };
  const press = (event: KeyboardEvent) => {
    // The Enter that ends a composed word belongs to the input method.
    if (event.nativeEvent.isComposing || !(event.key in keys)) return;
    if (event.key === 'Escape' && !(isOpen && found)) return;
    if (event.key === 'Tab' && event.shiftKey) return;
    // Enter must not submit the form.
    event.preventDefault();
    event.stopPropagation();
    keys[event.key]?.();
  };
  return {
    isOpen,
    open,
    field: {
      ...comboboxOf(id, shown.length, active),
      onKeyDown: press,
      onBlur: () => setOpen(false),
    },
    list: { id, shown, active, onChoose: choose, onKeyDown: press },
  };
}

/** ARIA props that tell screen readers about the list; the field keeps the focus. */
export function comboboxOf(id: string, length: number, active: number) {
  return {
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': length > 0,
    'aria-controls': `${id}-list`,
    'aria-activedescendant': active >= 0 && active < length ? optionId(id, active) : undefined,
  } as const;
}

const optionId = (id: string, index: number) => `${id}-${index}`;

interface SuggestionListProps<Found> {
  id: string;
  label: string;
  shown: readonly Found[];
  active: number;
  keyOf: (found: Found) => string | number;
  onChoose: (found: Found) => void;
  onActive?: (index: number) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  className: string | undefined;
  optionClass: string | undefined;
  children: (found: Found) => ReactNode;
}

export function SuggestionList<Found>(props: SuggestionListProps<Found>) {
  const { id, label, shown, active, keyOf, onChoose, onActive, onKeyDown, className, optionClass, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const current = shown[active];
  useEffect(() => {
    if (current !== undefined) list.current?.children.item(active)?.scrollIntoView({ block: 'nearest' });
  }, [active, current]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no native element offers suggestions during typing
    <div id={`${id}-list`} ref={list} role="listbox" aria-label={label} className={className}>
      {shown.map((found, index) => (
        // The field keeps the focus, so that pressing an option does not close the list before the click.
        <div
          key={keyOf(found)}
          id={optionId(id, index)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of that list
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={optionClass}
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={onActive && (() => onActive(index))}
          onClick={() => onChoose(found)}
          onKeyDown={onKeyDown}
        >
          {children(found)}
        </div>
      ))}
    </div>
  );
}
