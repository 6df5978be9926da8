import { lotCalls } from '@seri/contract/stock/lots.calls';
import type { PagePreload } from '../../app/page.ts';
import { lotTypeAt } from './page.ts';

const ids = /^\d{1,15}$/;

export const first: PagePreload = {
  calls({ path, params: { id = '' } }) {
    const pageType = lotTypeAt(path);
    return pageType && ids.test(id) ? [{ call: lotCalls[pageType].view, query: { id } }] : undefined;
  },
  hasPhotos: true,
};
