import sharp, { type Sharp } from 'sharp';
import type { PaperPicture } from './car-papers.tasks.ts';

const mostPixels = 50_000_000;

const formats: Readonly<Record<PaperPicture, string>> = { jpg: 'jpeg', png: 'png', webp: 'webp' };

const encoders: Readonly<Record<PaperPicture, (picture: Sharp) => Sharp>> = {
  jpg: (picture) => picture.jpeg({ quality: 90 }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 90 }),
};

/** R99: makes a picture anew from its dots, so that nothing else of the file remains. One with too many dots is not unpacked. */
export async function redrawPaper(
  bytes: Uint8Array,
  format: PaperPicture,
  longestSide: number,
): Promise<Buffer | { fault: string }> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
    const found = (await picture.metadata()).format;
    if (found !== formats[format]) return { fault: `It is ${found}.` };
    const size = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const;
    return await encoders[format](picture.autoOrient().resize(size)).toBuffer();
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
