import { CarFront, FileText, Gavel, Hash, Link2, List, type LucideIcon, ScanBarcode, Tag } from 'lucide-react';
import { SuggestionList } from '../../../ui/inputs/suggestions.tsx';
import { type Text, useText } from '../../../lib/language/text.ts';
import { isOpen } from '@seri/domain/lots/lot-states';
import { lotStatusText } from '../../lots/facts/status-text.ts';
import { type Lot, makerAndModel } from '../list/lots.ts';
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
  lot: Hash,
  house: Gavel,
  page: FileText,
  maker: Tag,
  model: CarFront,
  lots: List,
  chassis: ScanBarcode,
};
const kinds = { house: 'palette.house', maker: 'palette.maker', model: 'palette.model', page: 'palette.page' } as const;

function lotDetail(text: Text, lot: Lot): string {
  const vehicle = [makerAndModel(lot), lot.year].filter(Boolean).join(' ');
  return isOpen(lot.status) ? vehicle : `${vehicle} · ${lotStatusText(text, lot.status)}`;
}

export function PaletteList({ id, options, active, onChoose, onActive, none, failed }: PaletteListProps) {
  const text = useText();
  const labelOf = (option: PaletteOption) => {
    if (option.kind === 'link') return text('palette.link');
    if (option.kind === 'lots') return text('palette.lots');
    if (option.kind === 'lot') return text('palette.lot', { number: option.lot.lotNo, house: option.lot.auctionName });
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
              {option.kind === 'lot' && <small>{lotDetail(text, option.lot)}</small>}
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
