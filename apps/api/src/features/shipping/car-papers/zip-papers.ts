import { Readable } from 'node:stream';
import { carPaperKindNames } from '@seri/domain/car-papers/paper-kinds.data';
import { isStandingPaper } from '@seri/domain/car-papers/paper-states';
import type { Language } from '@seri/domain/common/languages';
import { formatYen } from '@seri/domain/money/money';
import { isStaff } from '@seri/domain/people/staff-rights';
import { formatMessage } from '@seri/messages/server';
import { makeZip, predictLength } from 'client-zip';
import type { Actor } from '../../../platform/actor.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { visiblePurchases } from '../../trade/purchases/purchases.query.ts';
import { paperName } from './car-papers.query.ts';
import { fileNameOfPaper } from './file-name.ts';
import { noteOpening } from './note-opening.ts';
import { type ReadPaper, readPapersOfCar } from './paper-rows.read.ts';

interface AskedZip {
  purchaseId: number;
  language: Language;
}

interface PapersZip {
  fileName: string;
  bytes: number;
  zip: Readable;
}

interface ZippedPaper {
  name: string;
  lastModified: Date;
  size: number;
  open: () => Promise<Uint8Array | Readable>;
}

/** R99: all papers of a car that the reader may open as one file, each read when the stream reaches it. Those that are held are named in it. */
export async function zipCarPapers(
  { blobs, clock, database: { db } }: Pick<Platform, 'blobs' | 'clock' | 'database'>,
  actor: Actor,
  { purchaseId, language }: AskedZip,
): Promise<PapersZip> {
  const seen = visiblePurchases(db, actor).select('purchase.id').where('purchase.id', '=', purchaseId);
  if (!(await seen.executeTakeFirst())) throw refusal('NOT_FOUND');
  const rows = (await readPapersOfCar(db, actor, purchaseId))
    .filter(({ state }) => isStandingPaper(state))
    .toSorted((a, b) => carPaperKindNames.indexOf(a.kind) - carPaperKindNames.indexOf(b.kind));
  const taken = isStaff(actor) ? rows : rows.filter(({ standing }) => standing === 'shared');
  if (taken.length === 0) throw refusal('NOT_FOUND');
  const files: ZippedPaper[] = taken.map((paper, place) => ({
    name: `${String(place + 1).padStart(2, '0')} ${fileNameOfPaper(paper, language)}`,
    lastModified: paper.uploaded_at,
    size: paper.bytes,
    open: () => blobs.getStream(paper.blob_key),
  }));
  const held = rows.filter((paper) => !taken.includes(paper));
  if (held.length > 0) files.push(listOf(held, language, clock.now()));
  await noteOpening(db, actor, taken);
  return {
    fileName: `S-${purchaseId}.zip`,
    bytes: Number(predictLength(files)),
    zip: Readable.from(makeZip(oneByOne(files)).values({ preventCancel: true }), { objectMode: false }),
  };
}

/** R99: what is not in the file, and why, as a text in it. */
function listOf(held: readonly ReadPaper[], language: Language, lastModified: Date): ZippedPaper {
  const lines = held.map((paper) => `${paperName(paper, language)}: ${whyHeld(paper, language)}`);
  const text = Buffer.from([formatMessage(language, 'carPapers.zip.leftOut'), '', ...lines, ''].join('\r\n'));
  const name = `${formatMessage(language, 'carPapers.zip.list')}.txt`;
  return { name, lastModified, size: text.length, open: async () => text };
}

function whyHeld({ missing }: ReadPaper, language: Language): string {
  const amount = formatYen(missing.open);
  if (!missing.isFreightUnknown) return formatMessage(language, 'carPapers.held.open', { amount });
  return missing.open > 0
    ? formatMessage(language, 'carPapers.held.both', { amount })
    : formatMessage(language, 'carPapers.held.freight');
}

/** A file that cannot be read breaks the zip off, so that nobody takes a part for the whole. */
async function* oneByOne(files: readonly ZippedPaper[]) {
  for (const { name, lastModified, size, open } of files) yield { name, lastModified, size, input: await open() };
}
