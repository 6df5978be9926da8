import { useText } from '../../../lib/language/text.ts';
import { isUnknownRow, type RowOfList, type ShipOfList } from '../shipping-files.ts';
import { RowCard, type RowMoves } from './row-card.tsx';
import styles from './row.module.css';

interface RowListProps extends RowMoves {
  rows: readonly RowOfList[];
  ships: readonly ShipOfList[];
  current: number | undefined;
  opened: ReadonlySet<number>;
  stale: boolean;
}

/** The rows of a page in parts; those that need a look come first. */
export function RowList({ rows, ships, current, opened, stale, ...moves }: RowListProps) {
  const text = useText();
  return (
    <div aria-busy={stale ? true : undefined} className={styles.list}>
      {partsOfRows(rows).map(({ part, rows: own }) => {
        const name = text(`shippingFiles.part.${part}`);
        return (
          <section key={own[0]?.place} aria-label={name}>
            <h2 data-part={part} className={styles.part}>
              {name}
            </h2>
            <ul>
              {own.map((row) => (
                <RowCard
                  key={row.place}
                  row={row}
                  ship={ships.find(({ place }) => place === row.ship)}
                  isCurrent={row.place === current}
                  isOpen={opened.has(row.place)}
                  {...moves}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

type PartName = 'attention' | 'safe' | 'unknown';

function partOfRow(row: RowOfList): PartName {
  if (isUnknownRow(row)) return 'unknown';
  return row.needsAttention ? 'attention' : 'safe';
}

/** The list comes in the order of the parts. */
function partsOfRows(rows: readonly RowOfList[]): { part: PartName; rows: RowOfList[] }[] {
  const parts: { part: PartName; rows: RowOfList[] }[] = [];
  for (const row of rows) {
    const part = partOfRow(row);
    const before = parts.at(-1);
    if (before?.part === part) before.rows.push(row);
    else parts.push({ part, rows: [row] });
  }
  return parts;
}
