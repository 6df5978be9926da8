import { Font } from '@react-pdf/renderer';
import { fileOf } from './faces.ts';
import { golos, gothic, type PaperFont, weights } from './fonts.data.ts';

/** Reads the fonts of a paper, each once. To read one takes as long as to draw half a page. */
export async function openFonts(fonts: readonly PaperFont[]): Promise<void> {
  if (!Font.getRegisteredFontFamilies().includes(golos.family)) registerAll();
  const wanted = fonts.flatMap(({ family }) => weights.map((fontWeight) => ({ fontFamily: family, fontWeight })));
  await Promise.all(wanted.map((one) => Font.load(one)));
  forgetGlyphs();
}

function registerAll(): void {
  Font.clear();
  for (const { family, files } of [golos, gothic]) register(family, files);
  // The renderer falls back to this font, which it does not embed. One that is never loaded fails the paper instead.
  register('Helvetica', golos.files);
  // Its patterns are English, and the hyphen that they add would change a name or a chassis number.
  Font.registerHyphenationCallback((word) => [word]);
}

function register(family: string, files: PaperFont['files']): void {
  Font.register({ family, fonts: weights.map((fontWeight) => ({ src: fileOf(files[fontWeight]), fontWeight })) });
}

/**
 * A font remembers by which letter it first met a glyph, and the renderer writes that into the file: after another paper
 * the same snapshot would give other bytes.
 */
function forgetGlyphs(): void {
  for (const { sources } of Object.values(Font.getRegisteredFonts())) {
    for (const { data } of sources) if (data) Object.assign(data, { _glyphs: {} });
  }
}
