import { purchaseStatusCodes } from '../purchases/purchase.ts';
import { isLatinText } from './latin-text.ts';

/** R100: a consignee or notify party, as far as its papers and its completeness depend on it. */
export interface PartyFacts {
  fullName: string;
  address: string;
  countryId: number | null;
  telephone: string;
  email: string;
  /** Name and address as on the bill of lading; empty if they are taken as typed. */
  papersName: string;
  papersAddress: string;
}

/** The Latin form of a typed text: the one that was written for papers, else the typed one if it is Latin; else empty. */
export function onPapers(typed: string, written: string): string {
  const text = written.trim() === '' ? typed : written;
  return isLatinText(text) ? text.trim() : '';
}

/** R100: all that a shipping instruction asks for, in letters that it takes. */
export function isPartyComplete(party: Partial<PartyFacts>): boolean {
  const { fullName = '', address = '', countryId = null, telephone = '', email = '' } = party;
  const { papersName = '', papersAddress = '' } = party;
  const typed = [fullName, address, onPapers(fullName, papersName), onPapers(address, papersAddress)];
  return typed.every((text) => text.trim() !== '') && countryId !== null && `${telephone}${email}`.trim() !== '';
}

const { inTransit, delivered, shippingCancelled } = purchaseStatusCodes;

/** R100: it has sailed, with the parties that its papers name. A car whose shipping was cancelled has not. */
export function hasSailed(status: number): boolean {
  return status === inTransit || status === delivered;
}

/** R100: a buyer edits the parties until the car has sailed; an ended purchase is closed to everybody. */
export function arePartiesLocked(status: number): boolean {
  return hasSailed(status) || status > shippingCancelled;
}

const shownEnd = 4;

/** An identity document for those whom it does not concern: its last signs tell it from another one. */
export function maskDocument(document: string): string {
  const text = document.trim();
  if (text === '') return '';
  return text.length > shownEnd * 2 ? `…${text.slice(-shownEnd)}` : '…';
}
