import { useRef } from 'react';
import type { Navigate } from '../../../lib/lists/use-true-address.ts';
import { DeskBar } from './desk-bar.tsx';
import { exportDeskHref, type ExportDeskSearch } from './export-desk-search.ts';
import { ShipList } from './ship-list.tsx';

interface ShipDeskProps {
  search: ExportDeskSearch;
  navigate: Navigate;
}

/** R101: the desk by ships; one of them leads to its tasks. */
export function ShipDesk({ search, navigate }: ShipDeskProps) {
  const searchRef = useRef<HTMLInputElement>(null);
  const hrefOf = (change: Partial<ExportDeskSearch>) => exportDeskHref({ ...search, page: 1, ...change });
  return (
    <>
      <DeskBar
        search={search}
        counts={[]}
        narrowed={[]}
        searchRef={searchRef}
        onChange={(change) => navigate(hrefOf(change))}
      />
      <ShipList
        clients={search.clients}
        hrefOf={(id) => hrefOf({ view: 'tasks', due: undefined, kind: undefined, voyage: String(id) })}
      />
    </>
  );
}
