import { Document, renderToBuffer } from '@react-pdf/renderer';
import type { PaperSnapshot } from '@seri/domain/invoices/paper-snapshot';
import { startOfJapanDay } from '@seri/domain/time/japan-time';
import { createElement, type ReactElement } from 'react';
import { openFaces } from './faces.ts';
import { framed } from './frame.ts';
import { missingGlyphs, signsOf } from './missing-glyphs.ts';
import { openFonts } from './open-fonts.ts';
import type { PaperContent } from './paper-content.ts';
import { numberOf } from './parts/head.ts';
import { receiptContent } from './parts/receipt-content.ts';
import { saleContent } from './parts/sale-content.ts';
import { statementContent } from './parts/statement-content.ts';
import { openPen, type Pen } from './pen.ts';
import { paperTitles } from './words.data.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * R90: a snapshot as PDF/A-2b, always with the same bytes. Papers are made one after another, because the renderer has one
 * set of fonts for the whole process.
 */
export function renderPaper(snapshot: PaperSnapshot, isPreview = false): Promise<Uint8Array> {
  const made = last.then(() => render(snapshot, isPreview));
  last = made.catch(() => undefined);
  return made;
}

async function render(snapshot: PaperSnapshot, isPreview: boolean): Promise<Uint8Array> {
  const missing = await missingGlyphs(snapshot);
  if (missing.length > 0) throw new Error(`No font has the signs ${missing.join(' ')}.`);
  const faces = await openFaces(signsOf(snapshot));
  await openFonts(faces.fonts);
  const pen = openPen(snapshot.language, faces);
  const title = [pen.tell(paperTitles[snapshot.kind]), numberOf(pen, snapshot)].filter(Boolean).join(' ');
  const { table, parts } = contentOf(pen, snapshot);
  const families = faces.fonts.map(({ family }) => family);
  const { seller, buyer } = snapshot;
  const frame = { families, title, seller: seller.name, buyer: buyer.name, isPreview, table };
  return renderToBuffer(documentOf(snapshot, title, framed(pen, frame, parts)));
}

/** The title is copied into XML as it is, so it holds nothing that others wrote. */
function documentOf({ language, issuedOn }: PaperSnapshot, title: string, page: ReactElement) {
  return createElement(
    Document,
    {
      conformance: 'PDF/A-2b',
      title,
      creator: 'Seri',
      producer: 'Seri',
      language: language === 'ru' ? 'ru' : 'en',
      creationDate: startOfJapanDay(issuedOn),
    },
    page,
  );
}

function contentOf(pen: Pen, snapshot: PaperSnapshot): PaperContent {
  if (snapshot.kind === 'statement') return statementContent(pen, snapshot);
  if (snapshot.kind === 'receipt') return receiptContent(pen, snapshot);
  return saleContent(pen, snapshot);
}
