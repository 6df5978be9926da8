declare module 'subset-font' {
  type Options = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    noHinting?: boolean;
    keepFeatures?: readonly string[];
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
  };
  // oxlint-disable-next-line import/no-default-export -- the package's own form
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Buffer>;
}
