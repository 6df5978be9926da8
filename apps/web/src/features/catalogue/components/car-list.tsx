import { useText } from '../../../lib/text.ts';
import { useMedia, widths } from '../../../lib/use-media.ts';
import { CarCard } from './car-card.tsx';
import cards from './car-card.module.css';
import { CarStrip } from './car-strip.tsx';
import strips from './car-strip.module.css';
import { CarTable } from './car-table.tsx';
import type { ComponentProps } from 'react';

type CarListProps = ComponentProps<typeof CarTable>;

const eagerLots = 6;

/** The same lots as a table, as cards or as strips, by the room there is. */
export function CarList(props: CarListProps) {
  const text = useText();
  const isDesktop = useMedia(widths.desktop);
  const isPhone = useMedia(widths.phone);
  if (isDesktop) return <CarTable {...props} />;
  const Lot = isPhone ? CarStrip : CarCard;
  return (
    <ul
      aria-label={text('catalogue.table')}
      aria-busy={props.stale ? true : undefined}
      className={isPhone ? strips.strips : cards.cards}
    >
      {props.lots.map((lot, index) => (
        <Lot
          key={lot.id}
          lot={lot}
          seen={props.visited.has(lot.id)}
          eager={index < eagerLots}
          renderFavourite={props.renderFavourite}
        />
      ))}
    </ul>
  );
}
