import { exportFile } from '../../../lib/export/export-file.ts';
import { ExportMenu } from '../../../lib/export/export-menu.tsx';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import type { ExportJob } from '../../../lib/export/use-export.ts';
import { readBids } from './read-bids.ts';
import { bidsSheet } from './bid-export.ts';
import type { BidsCall } from './bids.ts';
import type { BidListConfig, BidsSearch } from './bids-search.ts';

interface BidsExportProps {
  call: BidsCall;
  config: BidListConfig;
  search: BidsSearch;
  total: number | undefined;
}

export function BidsExport({ call, config, search, total }: BidsExportProps) {
  const words = { text: useText(), language: useLanguage() };
  const make: ExportJob['make'] = async (form, { signal, onRead, onPack }) => {
    const reply = await readBids(call, { config, search }, { signal, onRead });
    if (!reply.ok) return reply;
    onPack(reply.answer.length);
    const sheet = bidsSheet(reply.answer, config, words);
    return { ...reply, answer: await exportFile(sheet, { name: 'bids', form, language: words.language, signal }) };
  };
  return <ExportMenu job={{ total, make }} />;
}
