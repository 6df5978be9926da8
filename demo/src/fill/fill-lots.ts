import type { Tx } from '@seri/api/platform/database/database';
import { conditionRank } from '@seri/domain/condition-grade';
import type { DemoLot } from '../lots/demo-lots.ts';
import { blobKeyOf } from './fill-photos.ts';
import { type SessionKey, sessionKey } from './fill-sessions.ts';

interface Ids {
  sessions: ReadonlyMap<SessionKey, number>;
  photoIds: ReadonlyMap<string, number>;
}

const source = 'demo';

/** New lots come with their photos; a known one only takes what an auction day changes. */
export async function fillLots(tx: Tx, lots: readonly DemoLot[], { sessions, photoIds }: Ids): Promise<void> {
  const modelIds = await fillModels(tx, lots);
  const rows = await tx
    .insertInto('lot')
    .values(
      lots.map((lot) => {
        const session = sessions.get(sessionKey({ houseCode: lot.houseCode, date: lot.sessionDate }));
        if (!session) throw new Error(`lot ${lot.externalId} has no session`);
        return {
          ...rowOf(lot),
          session_id: session,
          model_id: modelIds.get(modelKey(lot)) ?? 0,
        };
      }),
    )
    .onConflict((conflict) =>
      conflict.columns(['source', 'external_id']).doUpdateSet((row) => ({
        status: row.ref('excluded.status'),
        sold_price: row.ref('excluded.sold_price'),
      })),
    )
    .returning(['id', 'external_id'])
    .execute();
  const lotIds = new Map(rows.map((row) => [row.external_id, row.id]));
  const photos = lots.flatMap((lot) =>
    lot.photos.map((photo, place) => ({
      lot_id: lotIds.get(lot.externalId) ?? 0,
      place,
      photo_id: photoIds.get(blobKeyOf(photo)) ?? 0,
    })),
  );
  await tx
    .insertInto('lot_photo')
    .values(photos)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function rowOf(lot: DemoLot) {
  return {
    source,
    external_id: lot.externalId,
    held_on: lot.sessionDate,
    runs_at: lot.runsAt,
    lot_no: lot.lotNo,
    trim_name: lot.trim,
    year: lot.year,
    chassis: lot.chassis,
    engine_cc: lot.engineCc,
    color: lot.color.en,
    gearbox: lot.gearbox,
    drive: lot.drive,
    steering: lot.steering,
    mileage_km: lot.mileageKm,
    equipment: lot.equipment,
    condition: lot.grade,
    condition_rank: conditionRank(lot.grade),
    start_price: lot.startPrice,
    sold_price: lot.soldPrice,
    status: lot.status,
  };
}

function modelKey({ maker, model }: Pick<DemoLot, 'maker' | 'model'>): string {
  return `${maker} ${model}`;
}

async function fillModels(tx: Tx, lots: readonly DemoLot[]): Promise<Map<string, number>> {
  const makers = await tx
    .insertInto('maker')
    .values([...new Set(lots.map((lot) => lot.maker))].map((name) => ({ name })))
    .onConflict((conflict) => conflict.column('name').doUpdateSet((row) => ({ name: row.ref('excluded.name') })))
    .returning(['id', 'name'])
    .execute();
  const makerIds = new Map(makers.map((row) => [row.name, row.id]));
  const makerNames = new Map(makers.map((row) => [row.id, row.name]));
  const distinct = new Map(lots.map((lot) => [modelKey(lot), lot]));
  const models = await tx
    .insertInto('model')
    .values([...distinct.values()].map(({ maker, model }) => ({ maker_id: makerIds.get(maker) ?? 0, name: model })))
    .onConflict((conflict) =>
      conflict.columns(['maker_id', 'name']).doUpdateSet((row) => ({ name: row.ref('excluded.name') })),
    )
    .returning(['id', 'maker_id', 'name'])
    .execute();
  return new Map(
    models.map((row) => [modelKey({ maker: makerNames.get(row.maker_id) ?? '', model: row.name }), row.id]),
  );
}
