import { tariffsCalls } from '@seri/contract/trade/tariffs.calls';
import { tariffsSchemas } from '@seri/contract/trade/tariffs.schema';
import { writeTariffCsv } from '@seri/domain/tariffs/tariff-csv';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addTariff } from './add-tariff.ts';
import { readAllIn } from './all-in.read.ts';
import { changeTariff } from './change-tariff.ts';
import { followTariff } from './follow-tariff.ts';
import { importTariffs } from './import-tariffs.ts';
import { previewTariff } from './preview-tariff.read.ts';
import { readTariffs } from './tariffs.query.ts';
import { readTariffTable } from './tariffs.read.ts';

export function tariffsRoutes({ database: { db }, clock }: Platform): Routes {
  return routesOf('tariffs', tariffsCalls, tariffsSchemas, {
    list: ({ actor, input }) => readTariffTable(db, actor, input.query),
    add: ({ acting, input }) => addTariff(acting, input.body),
    change: ({ acting, input }) => changeTariff(acting, input.body),
    follow: ({ acting, input }) => followTariff(acting, input.body),
    exportFile: async () => ({ csv: writeTariffCsv(await readTariffs(db)) }),
    importFile: ({ acting, input }) => importTariffs(acting, input.body),
    preview: ({ actor, input }) => previewTariff(db, actor, input.body, clock.now()),
    allIn: ({ actor, input }) => readAllIn(db, actor, input.query, clock.now()),
  });
}
