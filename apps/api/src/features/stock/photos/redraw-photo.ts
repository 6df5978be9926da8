import sharp from 'sharp';

const mostPixels = 50_000_000;
/** Screens show no more pixels, and a sheet is readable at this size. */
const longestSide = 2560;
/** First bytes of JPEG, PNG, WebP and AVIF. Checked first, because merely parsing 13 MB of SVG takes seconds and a gigabyte. */
const beginnings = /^(ffd8ff|89504e470d0a1a0a|52494646.{8}57454250|000000..66747970)/;
/** Only raster formats: a drawing such as SVG is a program. AVIF is a kind of HEIF. */
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif av1']);

/** Re-encodes a photo from its pixels, so that no metadata or other content remains. An animation becomes its first frame. */
export async function redrawPhoto(bytes: Uint8Array): Promise<Buffer | { fault: string }> {
  try {
    return await redraw(bytes);
  } catch (error) {
    // A file with the right first bytes may still be truncated or too large.
    return { fault: error instanceof Error ? error.message : String(error) };
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
