import type { ParsedRowOf } from '@seri/contract/intake/feed.schema';
import { conditionRank } from '@seri/domain/lots/condition-grade';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { vehicleKeyOf } from '../deliveries/fingerprint.ts';

export interface StagedLot {
  row: ParsedRowOf<'lot'>;
  fingerprint: string;
  heldOn: JapanDay;
  sessionId: number | null;
  /** The status of a new lot whose row has none. */
  firstStatus: number;
  modelId: number;
  chassisId: number | null;
  categoryId: number | null;
}

type LotColumnValue = string | number | boolean | null | undefined;

interface LotColumn<Name extends string = string> {
  name: Name;
  type: string;
  of: (staged: StagedLot) => LotColumnValue;
}

/** Columns that every row of a lot sets. The SQL that stages, compares and merges lots is generated from this table. */
export const factColumns: readonly LotColumn[] = [
  { name: 'held_on', type: 'date', of: ({ heldOn }) => heldOn },
  { name: 'kind', type: 'text', of: ({ row }) => row.kind },
  { name: 'session_id', type: 'bigint', of: ({ sessionId }) => sessionId },
  { name: 'runs_at', type: 'timestamptz', of: ({ row }) => row.runsAt },
  { name: 'lane', type: 'smallint', of: ({ row }) => row.lane },
  { name: 'lot_no', type: 'text', of: ({ row }) => row.lotNo },
  { name: 'model_id', type: 'integer', of: ({ modelId }) => modelId },
  { name: 'chassis_id', type: 'integer', of: ({ chassisId }) => chassisId },
  { name: 'category_id', type: 'integer', of: ({ categoryId }) => categoryId },
  { name: 'vehicle', type: 'bigint', of: ({ row }) => vehicleKeyOf(row) },
  { name: 'serial', type: 'text', of: ({ row }) => row.serial },
  { name: 'trim_name', type: 'text', of: ({ row }) => row.trim },
  { name: 'year', type: 'smallint', of: ({ row }) => row.year },
  { name: 'engine_cc', type: 'integer', of: ({ row }) => row.engineCc },
  { name: 'color', type: 'text', of: ({ row }) => row.color },
  { name: 'gearbox', type: 'text', of: ({ row }) => row.gearbox },
  { name: 'drive', type: 'text', of: ({ row }) => row.drive },
  { name: 'steering', type: 'text', of: ({ row }) => row.steering },
  { name: 'mileage_km', type: 'integer', of: ({ row }) => row.mileageKm },
  { name: 'hours', type: 'integer', of: ({ row }) => row.hours },
  { name: 'volume', type: 'text', of: ({ row }) => row.volume },
  { name: 'equipment', type: 'text', of: ({ row }) => row.equipment },
  { name: 'condition', type: 'text', of: ({ row }) => row.condition },
  { name: 'condition_rank', type: 'smallint', of: ({ row }) => conditionRank(row.condition) },
  { name: 'inspection', type: 'text', of: ({ row }) => row.inspection },
  { name: 'rate_engine', type: 'smallint', of: ({ row }) => row.rates?.engine },
  { name: 'rate_front', type: 'smallint', of: ({ row }) => row.rates?.front },
  { name: 'rate_exterior', type: 'smallint', of: ({ row }) => row.rates?.exterior },
  { name: 'rate_rear', type: 'smallint', of: ({ row }) => row.rates?.rear },
  { name: 'rate_electric', type: 'smallint', of: ({ row }) => row.rates?.electric },
  { name: 'rate_frame', type: 'smallint', of: ({ row }) => row.rates?.frame },
  { name: 'has_more_photos', type: 'boolean', of: ({ row }) => row.morePhotos },
  { name: 'start_price', type: 'bigint', of: ({ row }) => row.startPrice },
  { name: 'details', type: 'jsonb', of: ({ row }) => JSON.stringify(row.details) },
];

export type OutcomeName = 'status' | 'sold_price' | 'ended_at' | 'end_reason';

/** Columns that the auction day changes. A row without a status leaves them as they are. */
export const outcomeColumns: readonly LotColumn<OutcomeName>[] = [
  { name: 'status', type: 'smallint', of: ({ row }) => row.status },
  { name: 'sold_price', type: 'bigint', of: ({ row }) => row.soldPrice },
  { name: 'ended_at', type: 'timestamptz', of: ({ row }) => row.endedAt },
  { name: 'end_reason', type: 'text', of: ({ row }) => row.reason },
];

/** Columns of the staging table that `lot` does not have. */
const keyColumns: readonly LotColumn[] = [
  { name: 'external_id', type: 'text', of: ({ row }) => row.id },
  { name: 'fingerprint', type: 'uuid', of: ({ fingerprint }) => fingerprint },
  { name: 'first_status', type: 'smallint', of: ({ firstStatus }) => firstStatus },
];

export const allColumns: readonly LotColumn[] = [...keyColumns, ...outcomeColumns, ...factColumns];
export const stagedTable = 'staged_lot';
