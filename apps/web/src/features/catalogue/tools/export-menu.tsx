import { pageTypeData } from '@seri/domain/catalogue/page-types';
import { exportFile } from '../../../lib/export/export-file.ts';
import { ExportMenu } from '../../../lib/export/export-menu.tsx';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import type { ExportJob } from '../../../lib/export/use-export.ts';
import { fetchLots } from '../list/fetch-lots.ts';
import { useHiddenColumns } from '../rows/column-choice.ts';
import { columnsOf } from '../rows/columns.data.ts';
import { spreadsheetOf } from './export-fields.ts';
import { shownColumns } from '../rows/hidden-columns.ts';
import type { ListingOnScreen } from '../list/slots.ts';

type ExportedListing = Pick<ListingOnScreen, 'pageType' | 'filters' | 'sorting' | 'total'>;

export function LotExportMenu({ listing }: { listing: ExportedListing }) {
  const { pageType, total } = listing;
  const locale = { text: useText(), language: useLanguage() };
  const hidden = useHiddenColumns(pageTypeData[pageType].shape);
  const make: ExportJob['make'] = async (form, { signal, onRead, onPack }) => {
    const reply = await fetchLots(listing, { signal, onProgress: onRead });
    if (!reply.ok) return reply;
    onPack(reply.answer.length);
    const sheet = spreadsheetOf(reply.answer, shownColumns(columnsOf(pageType), hidden), locale);
    return { ...reply, answer: await exportFile(sheet, { name: pageType, form, language: locale.language, signal }) };
  };
  return <ExportMenu job={{ total, make }} />;
}
