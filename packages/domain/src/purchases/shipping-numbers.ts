import type { FieldFault, Faults } from '../common/field-fault.ts';

/** Surrendered in Japan, a bill of lading is released abroad without paper. */
export const blKinds = ['original', 'surrendered', 'waybill'] as const;
export type BlKind = (typeof blKinds)[number];

/** The numbers under which a line knows a car; each may be empty. */
export interface ShippingNumbers {
  bookingNo: string;
  containerNo: string;
  blNo: string;
}

/** A page from before a number does not name it. */
type NamedNumbers = { [Name in keyof ShippingNumbers]?: ShippingNumbers[Name] | undefined };

/** Lines and people write containers with blanks, hyphens and small letters. */
export const plainContainerNo = (typed: string): string => typed.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase();

export const plainShippingNo = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase();

/** R97: numbers as they are kept; the form and the server share this rule. */
export function shippingNumberFaults(numbers: NamedNumbers): Faults<keyof ShippingNumbers> {
  const { bookingNo = '', containerNo = '', blNo = '' } = numbers;
  const faults = {
    bookingNo: numberFault(bookingNo),
    containerNo: containerFault(containerNo),
    blNo: numberFault(blNo),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));
}

const numberFault = (number: string): FieldFault | undefined =>
  number === '' || /^[A-Z0-9/-]{3,35}$/.test(number) ? undefined : { problem: 'shippingNo' };

function containerFault(number: string): FieldFault | undefined {
  if (number === '') return undefined;
  if (!/^[A-Z]{4}\d{7}$/.test(number)) return { problem: 'containerNo' };
  const digit = containerDigit(number);
  return Number(number.at(-1)) === digit ? undefined : { problem: 'checkDigit', digit };
}

/** ISO 6346: each place counts twice as much as the one before it, and eleven leaves the digit; ten counts as nought. */
function containerDigit(number: string): number {
  const sum = Array.from(number.slice(0, 10)).reduce((total, sign, place) => total + valueOf(sign) * 2 ** place, 0);
  return (sum % 11) % 10;
}

/** Letters count from 10 on, without the multiples of eleven. */
function valueOf(sign: string): number {
  const value = parseInt(sign, 36);
  return value < 10 ? value : value + Math.floor((value - 1) / 10);
}
