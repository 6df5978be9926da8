import type { JapanDay } from '@seri/domain/japan-time';
import type { LotStatusCode } from '@seri/domain/lot-status';
import type { BodyName, Paint, View } from '../drawings/body-names.ts';

export interface DemoHouse {
  code: string;
  name: string;
  bidStep: number;
  /** Monday is 1, Saturday is 6. */
  weekday: number;
  /** In Japan time; 9.5 is half past nine. */
  startHour: number;
  /** Where the house's lot numbers begin. */
  firstLot: number;
  /** How much of the demo runs here, against the other houses. */
  size: number;
}

export interface DemoSession {
  houseCode: string;
  date: JapanDay;
  startsAt: Date;
}

export interface DemoColor {
  code: string;
  hex: Paint;
  en: string;
  ru: string;
}

export type Drive = 'FF' | 'FR' | '4WD';
export type Gearbox = 'AT' | 'CVT' | 'DCT' | '5MT' | '6MT';
export type Steering = 'right' | 'left';

export interface DemoPhoto {
  body: BodyName;
  paint: Paint;
  view: View;
}

export interface DemoLot {
  externalId: string;
  houseCode: string;
  sessionDate: JapanDay;
  lotNo: string;
  runsAt: Date;
  maker: string;
  model: string;
  trim: string;
  year: number;
  chassis: string;
  engineCc: number;
  color: DemoColor;
  gearbox: Gearbox;
  drive: Drive;
  steering: Steering;
  mileageKm: number;
  equipment: string;
  grade: string;
  interiorGrade?: string;
  startPrice: number;
  soldPrice: number | null;
  status: LotStatusCode;
  body: BodyName;
  photos: readonly DemoPhoto[];
}
