import type { ReactNode } from 'react';
import { useMedia } from '../../../lib/browser/use-media.ts';
import { type Text, useLanguage, useText } from '../../../lib/language/text.ts';
import { listCells, ListTable, ListTableLoading } from '../../../lib/lists/list-table.tsx';
import strips from '../../../lib/lists/list-strip.module.css';
import type { Language } from '@seri/domain/common/languages';
import { classNames } from '../../../ui/frame/class-names.ts';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { RuledStrips } from '../../../ui/tables/ruled-strips.tsx';
import { TableRow } from '../../../ui/tables/table-row.tsx';
import { cutOffText } from '../cut-off-text.ts';
import { lacksText, voyageRoute, shipOf, type Voyage, voyageHref } from '../voyages.ts';
import styles from '../voyages.module.css';
import { type VoyageColumnId, voyageColumns } from './voyage-columns.data.ts';

const wide = '(width >= 1280px)';
const isOver = ({ state }: Voyage) => state === 'arrived' || state === 'cancelled';

interface ShownVoyage {
  voyage: Voyage;
  text: Text;
  language: Language;
}

const cellContents: Readonly<Record<VoyageColumnId, (shown: ShownVoyage) => ReactNode>> = {
  ship: ({ voyage }) => (
    <div>
      <UiLink href={voyageHref(voyage)}>{shipOf(voyage)}</UiLink>
      {voyage.line && <span className="sub"> {voyage.line}</span>}
    </div>
  ),
  state: ({ voyage, text }) => text(`voyages.state.${voyage.state}`),
  route: ({ voyage, language }) => <div>{voyageRoute(voyage, language)}</div>,
  cutOff: ({ voyage, language }) => <div>{cutOffText(voyage, language) || '–'}</div>,
  cars: ({ voyage }) => voyage.figures.cars,
  lacks: ({ voyage, text }) => <Lacks voyage={voyage} text={text} />,
};

function Lacks({ voyage: { figures }, text }: Pick<ShownVoyage, 'voyage' | 'text'>) {
  return <div className={figures.leftBehind > 0 ? styles.warn : undefined}>{lacksText(text, figures) || '–'}</div>;
}

/** R98: the ships with their cars; on phones as strips. */
export function VoyageList({ voyages, stale }: { voyages: readonly Voyage[]; stale: boolean }) {
  const text = useText();
  const language = useLanguage();
  const isWide = useMedia(wide);
  const label = text('voyages.title');
  if (!isWide) {
    return (
      <ul aria-label={label} aria-busy={stale ? true : undefined} className={strips.strips}>
        {voyages.map((voyage) => (
          <li key={voyage.id} className={classNames(strips.strip, isOver(voyage) && styles.over)}>
            <div className={strips.line}>
              <UiLink href={voyageHref(voyage)}>{shipOf(voyage)}</UiLink>
              <span>{text(`voyages.state.${voyage.state}`)}</span>
            </div>
            <div className={strips.words}>{voyageRoute(voyage, language)}</div>
            <div className={strips.line}>
              <Lacks voyage={voyage} text={text} />
              <span>{text('voyages.cars.count', { count: voyage.figures.cars })}</span>
            </div>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ListTable columns={voyageColumns} label={label} stale={stale} density="double">
      {voyages.map((voyage) => (
        <TableRow key={voyage.id} className={isOver(voyage) ? styles.over : undefined}>
          {listCells(voyageColumns, (id) => cellContents[id]({ voyage, text, language }))}
        </TableRow>
      ))}
    </ListTable>
  );
}

export function VoyageListLoading() {
  const text = useText();
  const isWide = useMedia(wide);
  const label = text('voyages.loading');
  if (!isWide) return <RuledStrips list={strips.strips} strip={strips.strip} rows={6} label={label} />;
  return <ListTableLoading columns={voyageColumns} rows={10} label={label} density="double" />;
}
