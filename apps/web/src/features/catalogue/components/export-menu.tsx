import { pageTypeData } from '@seri/domain/catalogue/page-types';
import { exportFile } from '../../../lib/export-file.ts';
import { ExportMenu } from '../../../lib/export-menu.tsx';
import { useLanguage, useText } from '../../../lib/text.ts';
import type { ExportJob } from '../../../lib/use-export.ts';
import { fetchLots } from '../api/fetch-lots.ts';
import { useHiddenColumns } from '../model/column-choice.ts';
import { columnsOf } from '../model/columns.data.ts';
import { spreadsheetOf } from '../model/export-fields.ts';
import { shownColumns } from '../model/hidden-columns.ts';
import type { ListingOnScreen } from '../model/slots.ts';

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
