import { apiRoot } from '@seri/contract/headers';
import type {
  RowDecisionsBody,
  SentList,
  ShippingFiles,
  ShippingFileView,
  ShippingMappingBody,
  ShippingRow,
  ShippingRows,
  WrittenDecisions,
  WrittenShippingFile,
} from '@seri/contract/shipping/shipping-files.schema';
import type { TestUser } from '@seri/api/testkit/api';
import { runJobs } from '@seri/api/testkit/jobs';
import { openVoyages } from '../voyages/voyages-world.steps.ts';
import { shippingFilesHandlers } from './shipping-files.jobs.ts';

interface RefusedList {
  code?: string;
}

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The world of ships, with lists of forwarders. */
export async function openShippingFiles() {
  const world = await openVoyages();
  const { api, database, staff } = world;
  const ask = <Answer>(by: TestUser | null, method: 'GET' | 'POST' | 'PUT', path: string, more: object) =>
    api.ask<Answer & RefusedList>(by, { method, url: `${apiRoot}/shipping-files${path}`, ...more });
  const read = () => runJobs(database, shippingFilesHandlers(api.platform));

  const send = (bytes: Uint8Array | string, name = 'list.csv', by: TestUser | null = staff) =>
    ask<SentList>(by, 'POST', '', {
      payload: Buffer.from(bytes),
      query: { name },
      headers: { 'content-type': name.endsWith('.csv') ? 'text/csv' : xlsxType },
    });
  const view = async (id: number) =>
    (await ask<ShippingFileView>(staff, 'GET', '/view', { query: { id: String(id) } })).body;
  const rows = async (id: number, more: Record<string, string> = {}): Promise<ShippingRow[]> =>
    (await ask<ShippingRows>(staff, 'GET', '/rows', { query: { id: String(id), pageSize: '70', ...more } })).body.list;

  /** Sends a list and reads it. */
  async function sent(bytes: Uint8Array | string, name?: string) {
    const { body } = await send(bytes, name);
    await read();
    return body.id;
  }

  /** Gives a car its chassis number, as the feed of its house does. */
  async function nameCar(id: number, serial: string): Promise<void> {
    const lot = database.db.selectFrom('purchase').select('lot_id').where('id', '=', id);
    await database.db.updateTable('lot').set({ serial }).where('id', '=', lot).execute();
  }

  const map = async (id: number, more: Partial<ShippingMappingBody> = {}) => {
    const { version, mapping, carriesDown, sender, listedOn } = await view(id);
    const body = { id, version, mapping, carriesDown, sender, listedOn, ports: {}, ...more };
    return ask<WrittenShippingFile>(staff, 'PUT', '/mapping', { payload: body });
  };

  return {
    ...world,
    ask,
    send,
    sent,
    read,
    view,
    rows,
    map,
    nameCar,
    files: async () => (await ask<ShippingFiles>(staff, 'GET', '', {})).body,
    decide: async (id: number, more: Partial<RowDecisionsBody>) => {
      const { version } = await view(id);
      const body = { id, version, rows: [], ships: [], ...more };
      return ask<WrittenDecisions>(staff, 'PUT', '/rows', { payload: body });
    },
    numbered: async (serial: string, more: Parameters<typeof world.waitingCar>[0] = {}) => {
      const car = await world.waitingCar(more);
      await nameCar(car.id, serial);
      return car;
    },
  };
}
