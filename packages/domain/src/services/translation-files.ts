/** R79: the files of an answer, each with its media type and what a browser does with it. */
export const translationFiles = {
  jpg: { mediaType: 'image/jpeg', use: 'show' },
  png: { mediaType: 'image/png', use: 'show' },
  pdf: { mediaType: 'application/pdf', use: 'download' },
  xlsx: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', use: 'download' },
  mp3: { mediaType: 'audio/mpeg', use: 'play' },
} as const satisfies Record<string, { mediaType: string; use: 'show' | 'play' | 'download' }>;

export type TranslationFileType = keyof typeof translationFiles;

export const translationFileTypes = Object.keys(translationFiles) as TranslationFileType[];
export const translationMediaTypes = translationFileTypes.map((type) => translationFiles[type].mediaType);

export const isTranslationFileType = (type: string): type is TranslationFileType => type in translationFiles;

export const mostFilesOfAnswer = 10;
export const mostBytesOfFile = 20 << 20;
const longestName = 100;

/** A browser tells a file by its name: it knows the type of a table only where an office program is installed. */
export function fileTypeOfName(name: string): TranslationFileType | undefined {
  const ending = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase();
  if (ending === 'jpeg') return 'jpg';
  return translationFileTypes.find((type) => type === ending);
}

/** Unseen characters and those that turn the direction of a text, so that a name cannot hide its ending. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;

/** R79: a name to show and to save under: no folders, nothing unseen, and the ending of what the file is. */
export function cleanFileName(name: string, type: string): string {
  const last = name.normalize('NFC').replaceAll(unseen, '').split(/[\\/]/).at(-1) ?? '';
  const stem = last
    .replace(/(?<=.)\.[^.]*$/, '')
    .replaceAll(/[<>:"|?*]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .trim();
  const short = Array.from(stem).slice(0, longestName).join('').trim();
  return `${short || 'file'}.${type}`;
}
