import type { ClientBase } from 'pg';
import { escapeIdentifier } from 'pg';
import type { CopiedTable } from './parts.ts';

/** Filled by the migrations of a restore, not by its rows. */
const ownByMigration = ['public.schema_migration', 'graphile_worker.migrations'];

/** Every table that holds rows, a partitioned one by its partitions. Columns that are computed are left out. */
export async function listTables(client: ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `select nspname as schema, relname as name, (
       select array_agg(attname::text order by attnum) from pg_attribute
       where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
     ) as columns, (
       select json_build_object('name', parent.relname, 'bound', pg_get_expr(pg_class.relpartbound, pg_class.oid))
       from pg_inherits join pg_class as parent on parent.oid = inhparent where inhrelid = pg_class.oid
     ) as "partOf"
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind = 'r' and nspname in ('public', 'graphile_worker') and nspname || '.' || relname <> all ($1)
     order by nspname, relname`,
    [ownByMigration],
  );
  return rows;
}

export const nameOf = ({ schema, name }: Pick<CopiedTable, 'schema' | 'name'>) =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;

export const columnsOf = ({ columns }: CopiedTable) => columns.map((column) => escapeIdentifier(column)).join(', ');

/**
 * The text of a value must not depend on a session's settings: a restored table then gives the very rows that were copied.
 * Large tables take longer than any request may.
 */
export const copySettings = `
  set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set intervalstyle = 'iso_8601'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 0`;
