import { Image, Text } from '@react-pdf/renderer';
import type { PaperParty, PaperSeller, PaperSnapshot } from '@seri/domain/invoices/paper-snapshot';
import { createElement, type ReactElement } from 'react';
import { box, type RuledCell } from '../elements.ts';
import { colours, looks, measure } from '../look.data.ts';
import type { Pen } from '../pen.ts';
import { lineWords, paperTitles } from '../words.data.ts';

const half = measure / 2;
const gutter = 16;

/** The seller on the left, the document on the right: its kind, its number and what it stands for. */
export function head(pen: Pen, snapshot: PaperSnapshot): ReactElement {
  return box(
    { flexDirection: 'row', marginBottom: 16 },
    box({ width: half }, ...sellerLines(pen, snapshot.seller)),
    box({ width: half }, ...titleLines(pen, snapshot)),
  );
}

function sellerLines(pen: Pen, seller: PaperSeller): ReactElement[] {
  const width = half - gutter;
  const { name, address, telephone, email, registration } = seller;
  const contacts = [telephone, email].filter(Boolean).join(' · ');
  const known = registration === null ? '' : `${pen.say('registration')} ${registration}`;
  return [
    seller.logo === null ? brandMark(seller.brand) : logo(seller.logo),
    pen.write(name, looks.strong, width),
    ...[address, contacts, known].filter(Boolean).map((text) => pen.write(text, looks.small, width)),
  ];
}

function brandMark(brand: string): ReactElement {
  const point = createElement(Text, { style: { color: colours.hanko } }, '.');
  const style = { ...looks.brand, width: half - gutter, marginBottom: 8 };
  return createElement(Text, { style }, brand.normalize('NFC').toUpperCase(), point);
}

function logo(base64: string): ReactElement {
  const data = Buffer.from(base64, 'base64');
  const format = data[0] === 0x89 ? 'png' : 'jpg';
  const style = { height: 28, width: 160, marginBottom: 8, objectFit: 'contain', objectPositionX: 0 } as const;
  return createElement(Image, { src: { data, format }, cache: false, style });
}

function titleLines(pen: Pen, snapshot: PaperSnapshot): ReactElement[] {
  const titles = pen.languages.map((language) => paperTitles[snapshot.kind][language]);
  const lines = titles.map((text, index) => pen.write(text, index === 0 ? looks.title : looks.second, half, 'right'));
  const number = numberOf(pen, snapshot);
  if (number !== '') lines.push(pen.write(number, looks.number, half, 'right'));
  return [...lines, ...remindersOf(pen, snapshot).map((text) => pen.write(text, looks.small, half, 'right'))];
}

/** A statement has a period in place of a number. */
export function numberOf(pen: Pen, snapshot: PaperSnapshot): string {
  if (snapshot.kind === 'statement') return '';
  return snapshot.number ?? pen.say('draft');
}

function remindersOf(pen: Pen, snapshot: PaperSnapshot): string[] {
  if (!('items' in snapshot)) return [];
  const { purpose, cancels, replaces } = snapshot;
  return [
    ...(purpose === 'deposit' ? [pen.tell(lineWords.deposit)] : []),
    ...(cancels === null ? [] : [`${pen.say('cancels')} ${cancels}`]),
    ...(replaces === null ? [] : [`${pen.say('replaces')} ${replaces}`]),
  ];
}

export function partyCell(caption: string, party: PaperParty): RuledCell {
  const contacts = [party.telephone, party.email].filter(Boolean).join('\n');
  const details = [party.address, party.country, party.document, contacts];
  return {
    caption,
    width: 1,
    lines: [{ text: party.name, look: looks.strong }, ...details.map((text) => ({ text, look: looks.small }))],
  };
}
