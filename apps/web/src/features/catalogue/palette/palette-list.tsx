import { CarFront, FileText, Hash, Link2, type LucideIcon, ScanBarcode, Tag } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import { SuggestionList } from '../../../ui/inputs/suggestions.tsx';
import type { PaletteOption } from './palette-options.ts';
import styles from './palette.module.css';

interface PaletteListProps {
  id: string;
  options: readonly PaletteOption[];
  /** The index of the option that Enter takes. */
  active: number;
  onChoose: (option: PaletteOption) => void;
  onActive: (index: number) => void;
  /** The text that has no match, once that is known. */
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
  const labelOf = (option: PaletteOption) => {
    if (option.kind === 'link') return text('palette.link');
    if (option.kind === 'lots') return text('palette.lots');
    return option.kind === 'chassis' ? text('palette.chassis', { text: option.label }) : option.label;
  };
  return (
    <>
      <SuggestionList
        id={id}
        label={text('palette.suggestions')}
        shown={options}
        active={active}
        keyOf={({ key }) => key}
        onChoose={onChoose}
        onActive={onActive}
        className={styles.list}
        optionClass={styles.option}
      >
        {(option) => {
          const Icon = icons[option.kind];
          return (
            <>
              <Icon aria-hidden="true" />
              <span className="clip">{labelOf(option)}</span>
              {option.kind in kinds && <small>{text(kinds[option.kind as keyof typeof kinds])}</small>}
            </>
          );
        }}
      </SuggestionList>
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
