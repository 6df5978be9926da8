/** The weights in which papers are set. */
export const weights = [400, 600] as const;
export type PaperWeight = (typeof weights)[number];

export interface PaperFont {
  family: string;
  files: Readonly<Record<PaperWeight, string>>;
}

/** Latin and Cyrillic. */
export const golos: PaperFont = {
  family: 'Golos Text',
  files: {
    400: '@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf',
    600: '@expo-google-fonts/golos-text/600SemiBold/GolosText_600SemiBold.ttf',
  },
};

/** For signs that Golos lacks: Japanese, and some marks. */
export const gothic: PaperFont = {
  family: 'BIZ UDGothic',
  files: {
    400: '@expo-google-fonts/biz-udgothic/400Regular/BIZUDGothic_400Regular.ttf',
    600: '@expo-google-fonts/biz-udgothic/700Bold/BIZUDGothic_700Bold.ttf',
  },
};
