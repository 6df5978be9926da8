import { photoAddress } from '@seri/contract/stock/photo';
import type { LotHome } from '@seri/domain/lots/lot-kinds';
import { isStaff } from '@seri/domain/people/staff-rights';
import type { Actor } from '../../../platform/actor.ts';
import type { LotRow } from '../../stock/lots/lot-row.query.ts';

/** A part of a sheet, as the styles of a background that shows no more than it. */
export interface SheetPart {
  backgroundSize: string;
  backgroundPosition: string;
  aspectRatio: string;
}

/** The services that this installation has. */
export interface LotServices {
  extraPhotos: boolean;
  productionMonth: boolean;
  /** Finds the chassis number on the sheets of a house; null where their form is not known. */
  chassisStrip: ((houseName: string) => SheetPart) | null;
}

/** R84 to R86: what the reader may ask about the lot. */
export function presentServices(row: LotRow, home: LotHome, actor: Actor, services: LotServices) {
  // Once the pictures are kept they are in the album.
  const mayHaveMore = row.has_more_photos && row.kind === 'car' && home === 'live' && !row.extra_ids?.length;
  return {
    askExtraPhotos: services.extraPhotos && mayHaveMore,
    askProductionMonth: services.productionMonth && isCar(row),
    reloadPhotos: isStaff(actor),
  };
}

/** R86: the chassis number as the sheet has it, to compare. */
export function presentStrip(row: LotRow, { chassisStrip }: LotServices) {
  const { id, sheet_id: sheetId, house_name } = row;
  if (sheetId === null || chassisStrip === null || !isCar(row)) return {};
  return { mopDeail: { auctionSheet: photoAddress(id, sheetId, 1280), ...chassisStrip(house_name ?? '') } };
}

const isCar = ({ kind }: LotRow) => kind === 'car' || kind === 'stock';
