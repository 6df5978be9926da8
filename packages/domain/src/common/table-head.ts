import type { CsvRow } from './csv-text.ts';

/** Columns by their headers, as staff set them for a sender. With null the file has no such column. */
export type ColumnMapping<Column extends string> = Partial<Record<Column, string | null>>;

/** A row that heads a table. */
export interface TableHead<Column extends string> {
  line: number;
  headers: readonly string[];
  /** The place of each column in a row. */
  places: ReadonlyMap<Column, number>;
}

interface TableTerms<Column extends string> {
  /** The headers by which each column is known; the first of a list that a file has is taken. */
  known: Readonly<Record<Column, readonly string[]>>;
  /** Above the table stand titles, names and periods. */
  mostPreamble: number;
  /** Whether a row with these columns can head a table. */
  isHead: (places: ReadonlyMap<Column, number>) => boolean;
  /** A column that a mapping leaves no room for. */
  isRuledOut?: (column: Column, mapping: ColumnMapping<Column>) => boolean;
}

/** Finds the head of a table whose columns are told by the words of their headers, or by a mapping. */
export function tableHeads<Column extends string>(terms: TableTerms<Column>) {
  const columns = Object.keys(terms.known) as Column[];
  const keys = new Map(columns.map((column) => [column, terms.known[column].map(headerKey)]));

  return {
    /** The one of the first rows in which most columns are known. */
    headOf(rows: readonly CsvRow[], mapping: ColumnMapping<Column>): TableHead<Column> | undefined {
      const heads = rows.slice(0, terms.mostPreamble).map(({ line, cells }) => ({
        line,
        headers: cells,
        places: placesOf(cells, mapping),
      }));
      return heads
        .filter(({ places }) => terms.isHead(places))
        .reduce<TableHead<Column> | undefined>(
          (best, head) => (best && best.places.size >= head.places.size ? best : head),
          undefined,
        );
    },
    /** If no row heads the table, staff choose among the cells of the widest one. */
    widestOf(rows: readonly CsvRow[]): readonly string[] {
      const first = rows.slice(0, terms.mostPreamble).map(({ cells }) => cells);
      return first.reduce((widest, cells) => (cells.length > widest.length ? cells : widest), []);
    },
    /** The mapping of a file that was read without one, for staff to correct and keep. */
    mappingOf({ headers, places }: TableHead<Column>): ColumnMapping<Column> {
      return Object.fromEntries(
        columns.map((column) => [column, headers[places.get(column) ?? -1] ?? null]),
      ) as ColumnMapping<Column>;
    },
  };

  function placesOf(headers: readonly string[], mapping: ColumnMapping<Column>): Map<Column, number> {
    const given = headers.map(headerKey);
    const places = new Map<Column, number>();
    for (const column of columns) {
      const header = mapping[column];
      const at = header ? given.indexOf(headerKey(header)) : -1;
      if (at >= 0) places.set(column, at);
    }
    guess(places, given, mapping);
    // A part may tell what the whole header does not: `Chassis no. / 車台番号`.
    guess(places, headers.map(partKeys), mapping);
    return places;
  }

  function guess(
    places: Map<Column, number>,
    given: readonly (string | readonly string[])[],
    mapping: ColumnMapping<Column>,
  ): void {
    const taken = new Set(places.values());
    for (const column of columns) {
      if (places.has(column) || column in mapping || terms.isRuledOut?.(column, mapping)) continue;
      const at = keys
        .get(column)
        ?.map((key) => given.findIndex((header, place) => !taken.has(place) && isKey(header, key)))
        .find((place) => place >= 0);
      if (at === undefined) continue;
      places.set(column, at);
      taken.add(at);
    }
  }
}

const isKey = (header: string | readonly string[], key: string): boolean =>
  typeof header === 'string' ? header === key : header.includes(key);

const plainHeader = (header: string): string => header.normalize('NFKC').toLowerCase().replaceAll('ё', 'е');

/** Without what stands in brackets, such as (円), and without blanks and signs. */
export const headerKey = (header: string): string =>
  plainHeader(header)
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const partKeys = (header: string): string[] => header.split(/[/／|\n\r()（）]+/).map(headerKey);
