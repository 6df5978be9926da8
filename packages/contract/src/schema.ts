import type { z } from 'zod';
import type { Call, CallTable, TypesOf } from './call.ts';

/** The zod schemas of a call, one for each part that its types name, and what the API's document says of it. */
export type SchemaOf<C extends Call> = { [Part in keyof TypesOf<C>]-?: z.ZodType<TypesOf<C>[Part]> } & {
  summary: string;
};

/** A missing schema does not compile. */
export type SchemasOf<Table extends CallTable> = { [Name in keyof Table]: SchemaOf<Table[Name]> };
