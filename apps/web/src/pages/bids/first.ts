import { bidsCalls } from '@seri/contract/screens/bids.calls';
import type { PagePreload } from '../../app/page.ts';
import { mayUnlessDenied } from '../../features/identity/session/session-state.ts';
import { bidPages, bidsCallAt, livePages, readerOf } from '../../features/bids/list/bids.ts';
import { bidListConfig } from '../../features/bids/list/bids-place.ts';
import { bidsSearchOfUrl, bidsFilterParams, bidsRequest } from '../../features/bids/list/bids-search.ts';

const list = {
  code: ['features/bids/filters/bids-filters.tsx', 'features/bids/list/bids-export.tsx'],
  texts: ['filters', 'export'],
} as const;
const undo = 'features/bids/desk/changes/desk-undo.tsx';
const deskTexts = [...list.texts, 'bidDesk'] as const;

export const first: PagePreload = {
  calls: ({ path }) => bidsCallAt(path) && [],
  callsOf({ path, search: raw, pageSize, isDesktop }, { profile, today }) {
    const call = bidsCallAt(path);
    // The guard leads every other reader to another page.
    if (!call || (call !== 'archive' && bidPages[call] !== livePages[readerOf('archive', profile)])) return [];
    if (call === 'manager' && !mayUnlessDenied(profile, 'bidManagementEnabled')) return [];
    const place = bidListConfig(call, profile, today);
    const { search } = bidsSearchOfUrl(place, raw, pageSize);
    const bids = { call: bidsCalls[call], query: bidsRequest(place, search) };
    const facets = call === 'archive' ? bidsCalls.archiveFilters : bidsCalls.filters;
    // Below a desktop the filters stand in a drawer, which asks for its own.
    return isDesktop ? [bids, { call: facets, query: bidsFilterParams(place, search) }] : [bids];
  },
  files: {
    list,
    desk: { code: [...list.code, 'features/bids/desk/table/bid-desk.tsx', undo], texts: deskTexts },
    deskList: { code: [...list.code, 'features/bids/desk/table/desk-list.tsx', undo], texts: deskTexts },
  },
  variant({ path, isDesktop }) {
    if (bidsCallAt(path) !== 'manager') return 'list';
    return isDesktop ? 'desk' : 'deskList';
  },
};
