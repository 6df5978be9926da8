import { tariffsCalls } from '@seri/contract/trade/tariffs.calls';
import type { AnswerOf } from '@seri/contract/call';
import type { TariffDraft } from '@seri/domain/tariffs/tariff';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { offline, refusalOf } from '../../../lib/calls/refusal.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Yen } from '../../../ui/marks/yen.tsx';
import { Plate } from '../../../ui/marks/plate.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import { RuledCells } from '../../../ui/tables/ruled-loading.tsx';
import { TableFrame } from '../../../ui/tables/table-frame.tsx';
import { tariffDayText } from '../table/tariff-texts.ts';
import { tariffsKey } from '../table/tariffs.ts';
import styles from './tariff-dialog.module.css';

type PreviewedPurchase = AnswerOf<typeof tariffsCalls.preview>['purchases'][number];

/** A phone has no room for the price and the charge of now: the difference tells. */
const hidden = `num ${styles.onDesktops}`;

interface TariffPreviewProps {
  id: number | null;
  row: TariffDraft;
}

/** R88: the charges of the last purchases, without and with the row; those that would change come first. */
export function TariffPreview({ id, row }: TariffPreviewProps) {
  const text = useText();
  const language = useLanguage();
  const { data, error } = useQuery({
    queryKey: [...tariffsKey, 'preview', id, row],
    queryFn: ({ signal }) => api.ask(tariffsCalls.preview, { body: { id, row } }, { signal }),
    staleTime: 0,
  });
  if (error) return <Notice tone="bad">{refusalText(text, refusalOf(error) ?? offline)}</Notice>;
  if (!data) return <RuledCells framed cols={1} rows={4} label={text('tariffs.loading')} />;
  if (data.purchases.length === 0) return <p className="sub">{text('tariffs.preview.none')}</p>;
  const title = text('tariffs.preview.title', { count: data.purchases.length, day: tariffDayText(language, data.day) });
  const changed = data.purchases.filter(isChanged);
  const same = data.purchases.filter((purchase) => !isChanged(purchase));
  return (
    <section aria-label={title} className={styles.preview}>
      <h3>{title}</h3>
      {changed.length === 0 ? (
        <p className="sub">{text('tariffs.preview.same')}</p>
      ) : (
        <p>
          {text('tariffs.preview.sum')}: <Difference value={sumOf(changed)} />
        </p>
      )}
      <PreviewTable title={title} purchases={[...changed, ...same]} />
    </section>
  );
}

const isChanged = ({ before, after }: PreviewedPurchase) => before !== after;

function PreviewTable({ title, purchases }: { title: string; purchases: readonly PreviewedPurchase[] }) {
  const text = useText();
  return (
    <TableFrame label={title} density="double">
      <thead>
        <tr>
          <th scope="col">{text('tariffs.preview.car')}</th>
          <th scope="col" className={hidden}>
            {text('tariffs.preview.price')}
          </th>
          <th scope="col" className={hidden}>
            {text('tariffs.preview.before')}
          </th>
          <th scope="col" className="num">
            {text('tariffs.preview.after')}
          </th>
          <th scope="col" className="num">
            {text('tariffs.preview.difference')}
          </th>
        </tr>
      </thead>
      <tbody>
        {purchases.map((purchase) => (
          <tr key={purchase.id} data-same={purchase.before === purchase.after ? '' : undefined}>
            <td data-cell="lines">
              <div>
                <Plate number={purchase.lotNo} size="s" /> {purchase.specification}
                <br />
                <span className="sub">{[purchase.auction, purchase.client].filter(Boolean).join(' · ')}</span>
              </div>
            </td>
            <td className={hidden}>
              <Yen value={purchase.price} />
            </td>
            <td className={hidden}>
              <Charge value={purchase.before} />
            </td>
            <td className="num">
              <Charge value={purchase.after} />
            </td>
            <td className="num">
              <Difference value={differenceOf(purchase)} />
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** Null if none of them was known before and is after. */
function sumOf(purchases: readonly PreviewedPurchase[]): number | null {
  const differences = purchases.map(differenceOf).filter((difference) => difference !== null);
  return differences.length === 0 ? null : differences.reduce((sum, one) => sum + one, 0);
}

/** Null where one of both is unknown. */
function differenceOf({ before, after }: PreviewedPurchase): number | null {
  return before === null || after === null ? null : after - before;
}

function Charge({ value }: { value: number | null }) {
  const text = useText();
  return value === null ? <span className="sub">{text('tariffs.preview.unknown')}</span> : <Yen value={value} />;
}

function Difference({ value }: { value: number | null }) {
  if (value === null || value === 0) return <Yen value={value} />;
  return (
    <b className="strong">
      {value > 0 && '+'}
      <Yen value={value} />
    </b>
  );
}
