import { type PageType, pageTypeData } from '@seri/domain/catalogue/page-types';
import { Columns3Cog } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Check } from '../../../ui/fields/check.tsx';
import { Popover } from '../../../ui/tables/popover.tsx';
import { columnsOf } from './columns.data.ts';
import { showAllColumns, toggleColumn, useHiddenColumns } from './column-choice.ts';
import styles from '../tools/listing-tools.module.css';

export function ColumnChooser({ pageType }: { pageType: PageType }) {
  const text = useText();
  const { shape } = pageTypeData[pageType];
  const hidden = useHiddenColumns(shape);
  const columns = columnsOf(pageType).filter(({ alwaysShown }) => !alwaysShown);
  const showsAll = !columns.some(({ id }) => hidden.includes(id));
  return (
    <Popover
      label={text('listing.columns')}
      placement="bottom-end"
      trigger={(props) => (
        <Button {...props} kind="bare" icon={<Columns3Cog aria-hidden="true" />} label={text('listing.columns')} />
      )}
    >
      <div className={styles.columns}>
        <p className="cap">{text('listing.columns')}</p>
        {columns.map(({ id, head }) => (
          <Check key={id} label={text(head)} checked={!hidden.includes(id)} onChange={() => toggleColumn(shape, id)} />
        ))}
        <Button aria-disabled={showsAll} onClick={() => showAllColumns(shape)}>
          {text('listing.columns.all')}
        </Button>
      </div>
    </Popover>
  );
}
