import { shippingFilesCalls } from '@seri/contract/shipping/shipping-files.calls';
import { shippingFilesSchemas } from '@seri/contract/shipping/shipping-files.schema';
import { readerLanguage } from '../../../platform/http/reader-language.ts';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { applyFile, undoFile } from './apply/order-run.ts';
import { decideRows } from './decide-rows.ts';
import { mapColumns } from './map-columns.ts';
import { sendList } from './send-list.ts';
import { readShippingFile } from './shipping-file.read.ts';
import { readShippingFiles } from './shipping-files.read.ts';
import { readShippingRows } from './shipping-rows.read.ts';

export function shippingFilesRoutes(platform: Platform): Routes {
  const { db } = platform.database;
  return routesOf('shipping-files', shippingFilesCalls, shippingFilesSchemas, {
    list: ({ actor, input }) => readShippingFiles(db, actor, input.query),
    send: ({ acting, input }) => sendList(acting, input, platform),
    view: (request) => readShippingFile(db, request.actor, Number(request.input.query.id), readerLanguage(request)),
    rows: (request) => readShippingRows(db, request.actor, request.input.query, readerLanguage(request)),
    map: ({ acting, input }) => mapColumns(acting, input.body),
    decide: ({ acting, input }) => decideRows(acting, input.body),
    apply: ({ acting, input }) => applyFile(acting, input.body),
    undo: ({ acting, input }) => undoFile(acting, input.body),
  });
}
