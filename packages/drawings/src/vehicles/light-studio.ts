import { sheet } from './place-drawing.ts';

/** Shares of the way from the middle to a corner. A vehicle reaches 0.7 of it, where the light is still strong. */
const fall = [
  [0, 0.9],
  [0.7, 0.7],
  [1, 0],
] as const;
const light = '#dfe6e4';

/**
 * Puts a light behind a drawing, as in a photographer's studio: without it black vehicles vanish on a dark page. It ends
 * before the corners, so that the picture stays part of its page, and is not seen on a light one.
 */
export function lightStudio(svg: string): string {
  const stops = fall.map(([at, opacity]) => `<stop offset="${at}" stop-color="${light}" stop-opacity="${opacity}"/>`);
  const ground = [
    `<radialGradient id="studio" r="0.72">${stops.join('')}</radialGradient>`,
    `<rect width="${sheet.width}" height="${sheet.height}" fill="url(#studio)"/>`,
  ];
  return svg.replace('</title>\n', `</title>\n${ground.join('\n')}\n`);
}
