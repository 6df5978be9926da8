import type { ListColumn } from '../../../lib/lists/list-columns.ts';

export const voyageColumns = [
  { id: 'ship', head: 'voyages.ship', width: 252, cell: 'lines' },
  { id: 'state', head: 'voyages.state', width: 120 },
  { id: 'route', head: 'voyages.route', width: 'rest', cell: 'lines' },
  { id: 'cutOff', head: 'voyages.cutOff', width: 176, cell: 'lines' },
  { id: 'cars', head: 'voyages.cars', width: 88, numeric: true },
  { id: 'lacks', head: 'voyages.lacks', width: 300, cell: 'lines' },
] as const satisfies readonly ListColumn[];

export type VoyageColumnId = (typeof voyageColumns)[number]['id'];
