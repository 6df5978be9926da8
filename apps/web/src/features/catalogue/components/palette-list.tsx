import { CarFront, FileText, Hash, Link2, type LucideIcon, ScanBarcode, Tag } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '../../../lib/text.ts';
import type { PaletteOption } from '../model/palette-options.ts';
import styles from './palette.module.css';

interface PaletteListProps {
  id: string;
  options: readonly PaletteOption[];
  active: PaletteOption | undefined;
  onChoose: (option: PaletteOption) => void;
  onActive: (index: number) => void;
  /** What nothing fits, once that is known. */
  none: string | undefined;
  failed: boolean;
}

const icons: Readonly<Record<PaletteOption['kind'], LucideIcon>> = {
  link: Link2,
  page: FileText,
  maker: Tag,
  model: CarFront,
  lots: Hash,
  chassis: ScanBarcode,
};
const kinds = { maker: 'palette.maker', model: 'palette.model', page: 'palette.page' } as const;

export function PaletteList({ id, options, active, onChoose, onActive, none, failed }: PaletteListProps) {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });
  const labelOf = (option: PaletteOption) => {
    if (option.kind === 'link') return text('palette.link');
    if (option.kind === 'lots') return text('palette.lots');
    return option.kind === 'chassis' ? text('palette.chassis', { text: option.label }) : option.label;
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of the field above */}
      <div id={`${id}-list`} ref={list} role="listbox" aria-label={text('palette.suggestions')} className={styles.list}>
        {options.map((option, index) => {
          const Icon = icons[option.kind];
          return (
            // The field keeps the focus, and the keys with it.
            <div
              key={option.key}
              id={`${id}-${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of that list
              role="option"
              tabIndex={-1}
              aria-selected={option === active}
              className={styles.option}
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => onActive(index)}
              onClick={() => onChoose(option)}
              onKeyDown={undefined}
            >
              <Icon aria-hidden="true" />
              <span className="clip">{labelOf(option)}</span>
              {option.kind in kinds && <small>{text(kinds[option.kind as keyof typeof kinds])}</small>}
            </div>
          );
        })}
      </div>
      {options.length === 0 && none !== undefined && (
        <div className={styles.none}>
          <p>{failed ? text('palette.failed') : text('palette.none', { text: none })}</p>
          {!failed && <p className="sub">{text('palette.none.hint')}</p>}
        </div>
      )}
      <p id={`${id}-hint`} className={styles.hint}>
        {text('palette.hint')}
      </p>
      <output className="visually-hidden">
        {none !== undefined && text('palette.found', { count: options.length })}
      </output>
    </>
  );
}
