import type { z } from 'zod';
import type { Call, CallTable, TypesOf } from './call.ts';

/** The zod schemas behind one call: exactly those parts its types name. */
export type SchemaOf<C extends Call> = { [Part in keyof TypesOf<C>]-?: z.ZodType<TypesOf<C>[Part]> };

/** The schemas behind a call table; a missing one does not compile. */
export type SchemasOf<Table extends CallTable> = { [Name in keyof Table]: SchemaOf<Table[Name]> };
