import { Font } from '@react-pdf/renderer';
import { fileOf } from './faces.ts';
import { golos, type PaperFont, weights } from './fonts.data.ts';

/**
 * Opens the fonts anew for each paper. A font of the renderer remembers by which letter it first met a glyph, and writes
 * that into the file: after another paper the same snapshot would give other bytes.
 */
export async function openFonts(fonts: readonly PaperFont[]): Promise<void> {
  Font.clear();
  for (const { family, files } of fonts) register(family, files);
  // The renderer falls back to this font, which it does not embed. One that is never loaded fails the paper instead.
  register('Helvetica', golos.files);
  // Its patterns are English, and the hyphen that they add would change a name or a chassis number.
  Font.registerHyphenationCallback((word) => [word]);
  const wanted = fonts.flatMap(({ family }) => weights.map((fontWeight) => ({ fontFamily: family, fontWeight })));
  await Promise.all(wanted.map((one) => Font.load(one)));
}

function register(family: string, files: PaperFont['files']): void {
  Font.register({ family, fonts: weights.map((fontWeight) => ({ src: fileOf(files[fontWeight]), fontWeight })) });
}
