import { exportFile } from '../../../lib/export-file.ts';
import { ExportMenu } from '../../../lib/export-menu.tsx';
import { useLanguage, useText } from '../../../lib/text.ts';
import type { ExportJob } from '../../../lib/use-export.ts';
import { readBids } from '../api/read-bids.ts';
import { bidsSheet } from '../model/bid-export.ts';
import type { BidsCall } from '../model/bids.ts';
import type { BidsPlace, BidsSearch } from '../model/bids-search.ts';

interface BidsExportProps {
  call: BidsCall;
  place: BidsPlace;
  search: BidsSearch;
  total: number | undefined;
}

/** All bids of the list, as it is narrowed and sorted. */
export function BidsExport({ call, place, search, total }: BidsExportProps) {
  const words = { text: useText(), language: useLanguage() };
  const make: ExportJob['make'] = async (form, { signal, onRead, onPack }) => {
    const reply = await readBids(call, { place, search }, { signal, onRead });
    if (!reply.ok) return reply;
    onPack(reply.answer.length);
    const sheet = bidsSheet(reply.answer, place, words);
    return { ...reply, answer: await exportFile(sheet, { name: 'bids', form, language: words.language, signal }) };
  };
  return <ExportMenu job={{ total, make }} />;
}
