import type { DriveKind } from '@seri/domain/eligibility/export-facts';
import { exportCategoryOf } from '@seri/domain/eligibility/export-facts';
import type { LotKind } from '@seri/domain/lots/lot-kinds';

/** R96: where the cars of some accounts go. */
export const destinations: Readonly<Record<string, string>> = {
  'client@demo.seri': 'NZAKL',
  'dealer@demo.seri': 'KEMBA',
  'vip@demo.seri': 'RUVVO',
  'troublesome@demo.seri': 'RUVVO',
  'marina@amur-motors.example': 'RUVVO',
};

interface ExportedLot {
  kind: LotKind;
  model: string;
  engineCc: number | null;
  driveKind: DriveKind | null;
  startPrice: number | null;
}

const most = { engineCc: 1900, startPrice: 4_000_000 };

/** Nobody buys for Russia here what Japan forbids to export there. */
export function mayGo(email: string, { kind, model, engineCc, driveKind, startPrice }: ExportedLot): boolean {
  if (!destinations[email]?.startsWith('RU')) return true;
  const isFuel = driveKind === 'petrol' || driveKind === 'diesel';
  const isSmall = engineCc !== null && engineCc <= most.engineCc && (startPrice ?? 0) <= most.startPrice;
  return exportCategoryOf({ kind, model }) === 'car' && isFuel && isSmall;
}
