import { useText } from '../../../lib/text.ts';
import { useMedia, widths } from '../../../lib/use-media.ts';
import { RuledTable } from '../../../ui/ruled-loading.tsx';
import { carColumns, carTableWidth } from '../model/car-columns.data.ts';
import cards from './car-card.module.css';
import strips from './car-strip.module.css';
import { CarTableHead } from './car-table-head.tsx';

/** The empty form at its true height. */
export function CarListLoading({ rows }: { rows: number }) {
  const text = useText();
  const isDesktop = useMedia(widths.desktop);
  const isPhone = useMedia(widths.phone);
  if (isDesktop) return <CarTableLoading rows={rows} />;
  const lots = Array.from({ length: isPhone ? rows : 6 }, (_, index) => index);
  return (
    <div aria-busy="true">
      <output className="visually-hidden">{text('catalogue.loading')}</output>
      <ul aria-hidden="true" className={isPhone ? strips.strips : cards.cards}>
        {lots.map((index) => (
          <li key={index} className={isPhone ? strips.strip : cards.card}>
            <div className={isPhone ? strips.photo : cards.photo} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function CarTableLoading({ rows }: { rows: number }) {
  const text = useText();
  return (
    <RuledTable
      columns={carColumns.map(({ width }) => width)}
      head={<CarTableHead sorting={undefined} onSort={() => {}} />}
      minWidth={carTableWidth}
      rows={rows}
      label={text('catalogue.loading')}
    />
  );
}
