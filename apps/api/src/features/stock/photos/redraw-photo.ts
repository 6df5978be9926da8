import sharp from 'sharp';
import { OutsideError } from '../../../platform/outside/get-outside.ts';

const mostPixels = 50_000_000;
/** As much as any screen shows, and enough to read a sheet by. */
const longestSide = 2560;
/** How they begin: JPEG, PNG, WebP, and the kin of AVIF. Only to look at 13 MB of SVG takes seconds and a gigabyte. */
const beginnings = /^(ffd8ff|89504e470d0a1a0a|52494646.{8}57454250|000000..66747970)/;
/** Pictures of dots only: a drawing such as SVG is a program. AVIF is a kind of HEIF. */
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif av1']);

/** What a photo is kept as: drawn anew from its dots, so that nothing else it came with is left. Of a film its first picture. */
export async function redrawPhoto(bytes: Uint8Array): Promise<Buffer> {
  try {
    return await redraw(bytes);
  } catch (error) {
    // What begins like a picture may still break off, or be larger than memory.
    throw new OutsideError('It is no whole photo of JPEG, PNG, WebP or AVIF.', true, { cause: error });
  }
}

async function redraw(bytes: Uint8Array): Promise<Buffer> {
  const beginning = Buffer.from(bytes.subarray(0, 12)).toString('hex');
  if (!beginnings.test(beginning)) throw new Error('It begins like none of them.');
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
  const { format, compression } = await picture.metadata();
  if (!formats.has(format === 'heif' ? `heif ${compression}` : format)) throw new Error(`It is ${format}.`);
  return picture
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 88 })
    .toBuffer();
}
