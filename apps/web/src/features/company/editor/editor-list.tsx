import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import type { ListPath } from '../content/content-path.ts';
import { added, moved, removed } from './list-changes.ts';
import { useEditing } from './editor-context.ts';
import styles from './company-editor.module.css';

interface EditorListProps {
  path: ListPath;
  title: string;
  blank: unknown;
  most: number;
  least?: number;
  children: (path: string) => ReactNode;
}

/** Receives the focus after a change: a button of an item, its first field, or the list's Add button. */
type FocusTarget = { at: number; act: 'up' | 'down' | 'field' } | { act: 'add' };

function focusOn(list: HTMLElement | null, target: FocusTarget): void {
  const item = 'at' in target ? list?.querySelectorAll<HTMLElement>('[data-item]')[target.at] : list;
  const element = item?.querySelector<HTMLElement>(
    target.act === 'field' ? 'input, textarea' : `[data-act="${target.act}"]`,
  );
  (element?.matches(':disabled') ? item?.querySelector<HTMLElement>('[data-act]:enabled') : element)?.focus();
}

export function EditorList({ path, title, blank, most, least = 0, children }: EditorListProps) {
  const text = useText();
  const { read, write } = useEditing();
  const items = read(path) as readonly unknown[];
  const list = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<FocusTarget>();
  useEffect(() => {
    if (target) focusOn(list.current, target);
  }, [target]);
  const change = (next: readonly unknown[], focus: FocusTarget) => {
    write(path, next);
    setTarget(focus);
  };
  const remove = (at: number) => {
    const next = removed(items, at);
    change(next, next.length === 0 ? { act: 'add' } : { at: Math.min(at, next.length - 1), act: 'field' });
  };
  return (
    <Sheet title={title}>
      <div ref={list} className={styles.list}>
        {items.length === 0 && <p className="sub">{text('company.edit.empty')}</p>}
        {items.map((_, at) => {
          const name = text('company.edit.item', { list: title, number: at + 1 });
          const label = (act: string) => text('company.edit.act', { act, item: name });
          return (
            // oxlint-disable-next-line react/no-array-index-key -- fields are controlled, so the index is their identity
            <fieldset key={at} data-item="" className={styles.item}>
              <legend className="visually-hidden">{name}</legend>
              <b aria-hidden="true" className={styles.place}>
                {at + 1}
              </b>
              <div className={styles.fields}>{children(`${path}.${at}`)}</div>
              <div className={styles.acts}>
                <Button
                  kind="bare"
                  data-act="up"
                  disabled={at === 0}
                  icon={<ArrowUp aria-hidden="true" />}
                  label={label(text('company.edit.up'))}
                  onClick={() => change(moved(items, at, -1), { at: at - 1, act: 'up' })}
                />
                <Button
                  kind="bare"
                  data-act="down"
                  disabled={at === items.length - 1}
                  icon={<ArrowDown aria-hidden="true" />}
                  label={label(text('company.edit.down'))}
                  onClick={() => change(moved(items, at, 1), { at: at + 1, act: 'down' })}
                />
                <Button
                  kind="bare"
                  data-act="remove"
                  disabled={items.length <= least}
                  icon={<Trash2 aria-hidden="true" />}
                  label={label(text('company.edit.remove'))}
                  onClick={() => remove(at)}
                />
              </div>
            </fieldset>
          );
        })}
        <Button
          data-act="add"
          disabled={items.length >= most}
          icon={<Plus aria-hidden="true" />}
          label={text('company.edit.add.of', { list: title })}
          onClick={() => change(added(items, blank), { at: items.length, act: 'field' })}
        >
          {text('company.edit.add')}
        </Button>
      </div>
    </Sheet>
  );
}
