import { Suspense, useId } from 'react';
import { useAddress } from '../../app/use-address.ts';
import { TariffsPage } from '../../features/tariffs/table/tariffs-page.tsx';
import { parseTariffsSearch, tariffsHref } from '../../features/tariffs/table/tariffs-search.ts';
import { lazyPiece } from '../../lib/code/lazy-piece.tsx';
import { withTexts } from '../../lib/language/language.ts';
import { useText } from '../../lib/language/text.ts';
import { oneOf } from '../../lib/lists/list-address.ts';
import { TabPanel } from '../../ui/tabs/tab-panel.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';

const ExportRulesPage = lazyPiece(
  withTexts(['eligibility'], () => import('../../features/eligibility/rules/export-rules-page.tsx')),
  'ExportRulesPage',
);

const tables = ['prices', 'eligibility'] as const;

/** The tables that staff keep. */
export function TariffsRoute() {
  const text = useText();
  const id = useId();
  const { path, search, navigate } = useAddress();
  const table = oneOf(tables, search['table']) ?? 'prices';
  return (
    <>
      <Tabs
        id={id}
        label={text('tariffs.tables')}
        items={tables.map((name) => ({ id: name, label: text(`tariffs.tab.${name}`) }))}
        value={table}
        onChange={(name) => navigate(name === 'prices' ? path : `${path}?table=${name}`, 'replace')}
      />
      <TabPanel tabsId={id} tab={table}>
        {table === 'prices' ? (
          <TariffsPage
            filters={parseTariffsSearch(search)}
            hrefOf={(filters) => tariffsHref(path, filters)}
            navigate={navigate}
          />
        ) : (
          <Suspense>
            <ExportRulesPage />
          </Suspense>
        )}
      </TabPanel>
    </>
  );
}
