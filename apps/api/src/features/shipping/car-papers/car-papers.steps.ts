import { apiRoot } from '@seri/contract/headers';
import type { EditPaperBody, WrittenPaper } from '@seri/contract/shipping/car-papers.schema';
import type { PurchasePageView } from '@seri/contract/screens/purchase-page.schema';
import type { CarPaperState } from '@seri/domain/car-papers/paper-states';
import type { TestApi, TestUser } from '@seri/api/testkit/api';
import sharp from 'sharp';

interface RefusedPaper {
  code?: string;
  data?: { fields?: Record<string, { problem: string }>; fault?: string; open?: number; isFreightUnknown?: boolean };
  text?: { en: string };
}

/** A PDF in name and end, whose middle nobody reads. */
export const pdfOf = (middle = 'a paper', end = '%%EOF\n') => Buffer.from(`%PDF-1.7\n${middle}\nstartxref\n0\n${end}`);
export const pictureOf = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#a30' } });

type PaperEdit = Pick<EditPaperBody, 'id' | 'version'> &
  Partial<Omit<EditPaperBody, 'state'>> & { state?: CarPaperState | undefined };

interface SentAs {
  bytes?: Buffer;
  type?: string;
  query?: Record<string, string>;
  /** The idempotency key of the request. */
  key?: string;
}

export function carPapersSteps(api: TestApi) {
  const url = `${apiRoot}/purchased-cars/document`;
  const page = async (by: TestUser, id: number) =>
    (await api.ask<PurchasePageView>(by, { url: `${apiRoot}/purchased-cars/view`, query: { id: String(id) } })).body;
  return {
    page,
    send: (by: TestUser, purchases: number | readonly number[], kind: string, as: SentAs = {}) =>
      api.ask<WrittenPaper & RefusedPaper>(by, {
        method: 'POST',
        url,
        query: { purchases: [purchases].flat().join(','), kind, ...as.query },
        headers: {
          'content-type': as.type ?? 'application/pdf',
          ...(as.key !== undefined && { 'idempotency-key': as.key }),
        },
        payload: as.bytes ?? pdfOf(),
      }),
    edit: (by: TestUser, body: PaperEdit) =>
      api.ask<WrittenPaper & RefusedPaper>(by, { method: 'PUT', url, payload: body }),
    open: (by: TestUser | null, id: number, headers = {}) =>
      api.app.inject({ url: `${url}?id=${id}`, headers, cookies: by?.cookies ?? {} }),
    zip: (by: TestUser, id: number) =>
      api.app.inject({ url: `${apiRoot}/purchased-cars/documents.zip?id=${id}`, cookies: by.cookies }),
    cars: (by: TestUser, id: number) =>
      api.ask<{ cars: { id: number; isOnSameVoyage: boolean }[] }>(by, {
        url: `${apiRoot}/purchased-cars/document-cars?id=${id}`,
      }),
    papersOf: async (by: TestUser, id: number) => (await page(by, id)).carPapers.papers,
  };
}
