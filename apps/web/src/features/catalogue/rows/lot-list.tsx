import { memo } from 'react';
import type { LotSetting } from '../list/lot-view.ts';
import type { Lot } from '../list/lots.ts';
import type { ListForm } from '../list/views.ts';
import { LotCard } from './lot-card.tsx';
import cards from './lot-card.module.css';
import { LotStrip } from './lot-strip.tsx';
import strips from './lot-strip.module.css';

export interface LotsProps {
  lots: readonly Lot[];
  label: string;
  visited: ReadonlySet<number>;
  /** New lots are loading; the old ones stay, dimmed. */
  stale: boolean;
  setting: LotSetting;
}

interface LotListProps extends LotsProps {
  form: Exclude<ListForm, 'table'>;
}

const eagerLots = 6;
const forms = {
  cards: { Lot: memo(LotCard), list: cards.cards },
  column: { Lot: memo(LotStrip), list: strips.columns },
  strips: { Lot: memo(LotStrip), list: strips.strips },
} as const;

export function LotList({ form, lots, label, visited, stale, setting }: LotListProps) {
  const { Lot: LotItem, list } = forms[form];
  return (
    <ul aria-label={label} aria-busy={stale ? true : undefined} className={list}>
      {lots.map((lot, index) => (
        <LotItem
          key={lot.id}
          lot={lot}
          seen={visited.has(lot.id)}
          eager={index < eagerLots}
          setting={setting}
          wide={form === 'column'}
        />
      ))}
    </ul>
  );
}
