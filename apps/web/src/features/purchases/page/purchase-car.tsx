import { groupDigits } from '@seri/domain/money/money';
import { useText } from '../../../lib/language/text.ts';
import { type Fact, Facts } from '../../../ui/tables/facts.tsx';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { clientHref } from '../../clients/list/client-href.ts';
import { colorPaint, colorText } from '../../lots/facts/feed-words.ts';
import type { PurchaseDetails } from '../list/purchases.ts';

export function PurchaseCar({ purchase: { carDetail, client } }: { purchase: PurchaseDetails }) {
  const text = useText();
  const { yearMonth, mileage, engine, color, chassis, sku } = carDetail;
  const items: (Fact | false)[] = [
    { caption: text('purchases.year'), value: yearMonth || '–' },
    {
      caption: text('purchases.mileage'),
      value: mileage === null ? '–' : text('purchases.mileage.value', { km: groupDigits(mileage) }),
    },
    {
      caption: text('purchases.engine'),
      value: engine === null ? '–' : text('purchases.engine.value', { cc: groupDigits(engine) }),
    },
    { caption: text('purchases.color'), value: color ? colorText(text, color) : '–', swatch: colorPaint(color) },
    { caption: text('purchases.chassis'), value: chassis || '–', mono: true, wide: true },
    { caption: text('purchases.sku'), value: sku, wide: client === null },
    client !== null && {
      caption: text('purchases.client'),
      value: <UiLink href={clientHref(client.id)}>{client.name}</UiLink>,
    },
  ];
  return (
    <section aria-label={text('purchases.car')}>
      <Facts cols={4} phoneCols={2} items={items.filter((item) => item !== false)} />
    </section>
  );
}
