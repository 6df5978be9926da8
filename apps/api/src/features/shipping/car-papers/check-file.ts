import { createHash } from 'node:crypto';
import { type CarPaperMedia, isCarPaperMedia, type PaperFault } from '@seri/domain/car-papers/paper-files';
import type { CarPaperKind } from '@seri/domain/car-papers/paper-kinds.data';
import type { ArrivedFile } from '../../../platform/files/sent-file.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Turns } from '../../../platform/turns.ts';
import { redrawPaperTask } from './car-papers.tasks.ts';
import { PdfScan } from './pdf-scan.ts';

interface CheckedFile {
  media: CarPaperMedia;
  bytes: number;
  sha256: string;
}

export const wrongPaper = (fault: PaperFault) => refusal('WRONG_PAPER', { fault });

/** A picture is in memory twice while it is made anew. */
const pictureTurns = new Turns(2);

/** In dots: a sheet of A3 at 300 to the inch, whose small print stays readable; a photo as screens show it. */
const longestSideOf = (kind: CarPaperKind): number => (kind === 'yard_photos' ? 1920 : 4960);

/** R99: looks into a file that has arrived. A picture is kept as it is made anew, everything else as it came. */
export async function checkFile(
  { blobs, studio }: Pick<Platform, 'blobs' | 'studio'>,
  { blobKey, type, bytes, sha256 }: ArrivedFile,
  kind: CarPaperKind,
): Promise<CheckedFile> {
  if (!isCarPaperMedia(type)) throw wrongPaper('type');
  if (type === 'jpg' || type === 'png' || type === 'webp') {
    return pictureTurns.take(async () => {
      const drawn = await studio.make(redrawPaperTask, [
        (await blobs.get(blobKey)) ?? new Uint8Array(),
        type,
        longestSideOf(kind),
      ]);
      if ('fault' in drawn) throw wrongPaper('damaged');
      await blobs.put(blobKey, drawn);
      return { media: type, bytes: drawn.length, sha256: createHash('sha256').update(drawn).digest('hex') };
    });
  }
  if (type === 'pdf') {
    const scan = new PdfScan();
    for await (const piece of (await blobs.getStream(blobKey)) as AsyncIterable<Uint8Array>) scan.push(piece);
    const fault = scan.fault();
    if (fault) throw wrongPaper(fault);
  }
  return { media: type, bytes, sha256 };
}
