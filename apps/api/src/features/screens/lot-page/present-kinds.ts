import type { SharedViews } from '@seri/contract/stock/lots.schema';
import { type LotShape, pageTypeData } from '@seri/domain/catalogue/page-types';
import { decodeText } from '@seri/domain/sheet/decode-sheet';
import type { LotRow } from '../../stock/lots/lot-row.query.ts';
import type { PresentedLot } from './present-lot.ts';

type CommonFact = 'pageType' | 'lotType' | 'lotImages' | 'sheet';
type Facts = { [Shape in LotShape]: Omit<SharedViews[Shape], 'bidInfo'> };
type KindFacts = { [Shape in LotShape]: Omit<Facts[Shape], CommonFact> };

/** The parts that depend on the kind, under their names in the API. `detail` has another name for each kind. */
const parts: { [Shape in LotShape]: (row: LotRow, lot: PresentedLot) => KindFacts[Shape] } = {
  car: presentCar,
  bike: presentBike,
  machine: presentMachine,
};

/** The parts that every reader of the lot gets. */
export function presentFacts(row: LotRow, lot: PresentedLot): Facts[LotShape] {
  const { pageType, lotType, lotImages, sheet } = lot;
  return { pageType, lotType, lotImages, sheet, ...parts[pageTypeData[pageType].shape](row, lot) };
}

const vehicleOf = (row: LotRow) => ({
  maker: row.maker_name,
  model: row.model_name,
  year: row.year,
  mileage: row.mileage_km,
});

function presentCar(row: LotRow, { detail, lotInfo }: PresentedLot) {
  const { horsePower = null, mileageNote = '' } = row.details;
  return {
    carCommonDetail: { ...detail, isUss: row.has_more_photos, info: row.trim_name },
    lotInfo,
    carInfo: { ...vehicleOf(row), chassisId: row.chassis ?? '' },
    carSpecification: {
      engineCC: row.engine_cc,
      grade: row.trim_name,
      color: row.color,
      transmission: row.gearbox,
      drive: row.drive,
      horsePower,
      equipment: row.equipment,
      steering: row.steering,
      mileageNote,
      mileagePhrases: decodeText(mileageNote, true),
    },
  };
}

function presentBike(row: LotRow, { detail, lotInfo, photoOf }: PresentedLot) {
  const { rateNotes = {}, notes = [], videos = [], mileageNote = '' } = row.details;
  const rateNotesWithPhotos = Object.entries(rateNotes).map(([category, list]) => [
    category,
    list.map(({ text, photo }) => ({ text, image: photoOf(photo), phrases: decodeText(text, false) })),
  ]);
  return {
    bikeCommonDetail: detail,
    lotInfo: {
      ...lotInfo,
      rateEngine: row.rate_engine,
      rateEl: row.rate_electric,
      rateExt: row.rate_exterior,
      rateFront: row.rate_front,
      rateRear: row.rate_rear,
      rateFrame: row.rate_frame,
      rateNotes: Object.fromEntries(rateNotesWithPhotos),
      notes,
      notePhrases: notes.map((note) => decodeText(note, false)),
      videos: videos.join('#'),
    },
    bikeInfo: { ...vehicleOf(row), serial: row.serial, mileageNote, mileagePhrases: decodeText(mileageNote, false) },
    bikeSpecification: { grade: row.trim_name, color: row.color, engineCC: row.engine_cc },
  };
}

function presentMachine(row: LotRow, { detail, lotInfo }: PresentedLot) {
  return {
    mechCommonDetail: detail,
    lotInfo,
    mechInfo: { ...vehicleOf(row), serial: row.serial, hours: row.hours },
    mechSpecification: {
      grade: row.trim_name,
      category: row.group_name ?? row.category_name ?? '',
      subCategory: row.group_name === null ? '' : (row.category_name ?? ''),
      description: JSON.stringify(row.details.description ?? {}),
    },
  };
}
