import sharp from 'sharp';

const box = { width: 480, height: 120 };
const mostPixels = 16_000_000;
/** Raster formats only: an SVG can contain scripts. */
const formats: ReadonlySet<string | undefined> = new Set(['png', 'jpeg', 'webp']);

/** Null if the bytes are no picture of a known format. */
export async function drawLogo(bytes: Uint8Array): Promise<Buffer | null> {
  const picture = sharp(bytes, { limitInputPixels: mostPixels });
  const known = await picture.metadata().catch(() => undefined);
  if (!formats.has(known?.format)) return null;
  const scaled = picture.autoOrient().resize({ ...box, fit: 'inside', withoutEnlargement: true });
  // A file with a valid header may still be truncated or exceed the pixel limit.
  return scaled
    .webp({ quality: 90 })
    .toBuffer()
    .catch(() => null);
}
