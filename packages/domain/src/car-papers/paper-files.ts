/** R99: the files of papers, each with its media type and what a browser does with it. Browsers show no PDF in a sandbox. */
export const carPaperFiles = {
  pdf: { mediaType: 'application/pdf', use: 'download' },
  jpg: { mediaType: 'image/jpeg', use: 'show' },
  png: { mediaType: 'image/png', use: 'show' },
  webp: { mediaType: 'image/webp', use: 'show' },
  mp3: { mediaType: 'audio/mpeg', use: 'play' },
} as const satisfies Record<string, { mediaType: string; use: 'show' | 'play' | 'download' }>;

export type CarPaperMedia = keyof typeof carPaperFiles;
export const carPaperMedia = Object.keys(carPaperFiles) as CarPaperMedia[];
export const carPaperMediaTypes = carPaperMedia.map((media) => carPaperFiles[media].mediaType);

export const mostBytesOfPaper = 20 << 20;
/** For one purchase, without replaced and withdrawn ones. */
export const mostPapersOfCar = 60;
/** Cars that share a paper, such as one bill of lading. */
export const mostCarsOfPaper = 40;

export const isCarPaperMedia = (type: string | undefined): type is CarPaperMedia =>
  carPaperMedia.some((media) => media === type);

/** R99: why the file of a paper is refused. */
export const paperFaults = ['type', 'encrypted', 'endless', 'damaged'] as const;
export type PaperFault = (typeof paperFaults)[number];

const aliases: Readonly<Record<string, CarPaperMedia>> = { jpeg: 'jpg' };

/** A browser tells a file by its name. */
export function mediaOfName(name: string): CarPaperMedia | undefined {
  const ending = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return isCarPaperMedia(ending) ? ending : aliases[ending];
}
