import type { CarPaperKind } from '@seri/domain/car-papers/paper-kinds.data';
import { purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import { addDays, type JapanDay } from '@seri/domain/time/japan-time';

export interface CarWithPapers {
  id: number;
  status: number;
  isPaid: boolean;
  name: string;
  chassis: string;
  voyage: string;
  port: string;
  /** Null of a car that waits for its ship. */
  sailedOn: JapanDay | null;
  /** The addresses of the photos of its lot. */
  photos: readonly string[] | null;
}

export interface DemoPaper {
  kind: CarPaperKind;
  number: string;
  issuedOn: JapanDay;
  validUntil: JapanDay | null;
  isHeld: boolean;
  content: { lines: readonly string[] } | { picture: string };
}

const specimen = 'SPECIMEN of the demonstration, not a document';
const days = { certificate: 4, validity: 180, bill: 1, yardPhotos: 6 } as const;

/** A certificate for every car that waits for a ship or has sailed, held as long as it is not paid; at sea a bill of lading and photos of the yard. */
export function papersOf(car: CarWithPapers, today: JapanDay): DemoPaper[] {
  const number = String(car.id).padStart(8, '0');
  const about = [`Vehicle: ${car.name}`, `Chassis: ${car.chassis}`];
  const certifiedOn = addDays(car.sailedOn ?? today, -days.certificate);
  const certificate: DemoPaper = {
    kind: 'export_certificate',
    number: `EC-${number}`,
    issuedOn: certifiedOn,
    validUntil: addDays(certifiedOn, days.validity),
    isHeld: !car.isPaid,
    content: { lines: ['Export certificate', ...about, `Number: EC-${number}`, specimen] },
  };
  if (car.status < purchaseStatusCodes.inTransit || car.sailedOn === null) return [certificate];
  const shared = { validUntil: null, isHeld: false } as const;
  const bill: DemoPaper = {
    ...shared,
    kind: 'bill_of_lading',
    number: `SERI${number}`,
    issuedOn: addDays(car.sailedOn, days.bill),
    isHeld: !car.isPaid,
    content: {
      lines: ['Bill of lading', ...about, `Vessel: ${car.voyage}`, `Port of discharge: ${car.port}`, specimen],
    },
  };
  const photos = (car.photos ?? []).slice(0, 3).map((picture): DemoPaper => ({
    ...shared,
    kind: 'yard_photos',
    number: '',
    issuedOn: addDays(certifiedOn, -days.yardPhotos),
    content: { picture },
  }));
  return [certificate, bill, ...photos];
}
