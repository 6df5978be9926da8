import { createHmac } from 'node:crypto';
import { query } from './database-url.ts';

/** The addresses of one database as its two roles. */
export type DatabaseAddresses = {
  /** For requests and jobs: it reads and writes rows. */
  databaseUrl: string;
  /** For migrations and restores: it owns the tables. */
  ownerUrl: string;
};

const OWNER = 'seri_owner';
const APPLICATION = 'seri_application';
const LOCK = 7_316_010;

/** Makes both roles on a server of our own, or renews their passwords. */
export async function ensureRoles(serverUrl: string): Promise<void> {
  const make = [OWNER, APPLICATION].map(
    (role) => `
      if not exists (select from pg_roles where rolname = '${role}') then create role ${role}; end if;
      alter role ${role} login password '${passwordOf(serverUrl, role)}';`,
  );
  // The owner makes and drops the scratch databases in which backups are tried.
  await query(
    serverUrl,
    `do $$ begin perform pg_advisory_xact_lock(${LOCK}); ${make.join('')} alter role ${OWNER} createdb; end $$`,
  );
}

export function addressesOn(serverUrl: string, database: string): DatabaseAddresses {
  return { databaseUrl: addressAs(serverUrl, APPLICATION, database), ownerUrl: addressAs(serverUrl, OWNER, database) };
}

function addressAs(serverUrl: string, role: string, database: string): string {
  const url = new URL(serverUrl);
  url.username = role;
  url.password = passwordOf(serverUrl, role);
  url.pathname = `/${database}`;
  return url.href;
}

/** Derived from the superuser's, which lies in a closed file, and of no use to find that one: no further file is kept. */
function passwordOf(serverUrl: string, role: string): string {
  return createHmac('sha256', new URL(serverUrl).password).update(role).digest('base64url');
}

export async function createOwnedDatabase(serverUrl: string, name: string): Promise<void> {
  const existing = await query(serverUrl, `SELECT 1 FROM pg_database WHERE datname = '${name}'`);
  if (existing.length === 0) await query(serverUrl, `CREATE DATABASE "${name}" OWNER ${OWNER}`);
}

const SCHEMAS = `('public', 'graphile_worker')`;

/** Every object of a database that was made before there were two roles, as the statement that gives it to the owner. */
const TRANSFERS = `
  select format('alter schema %I owner to ${OWNER}', nspname) from pg_namespace where nspname = 'graphile_worker'
  union all
  select format('alter %s %s owner to ${OWNER}',
    case relkind when 'S' then 'sequence' when 'v' then 'view' when 'c' then 'type' else 'table' end, pg_class.oid::regclass)
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname in ${SCHEMAS} and relkind in ('r', 'p', 'v', 'c', 'S')
    -- The sequence of a column goes with its table.
    and (relkind <> 'S' or not exists (
      select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'i')))
  union all
  select format('alter routine %s owner to ${OWNER}', pg_proc.oid::regprocedure)
  from pg_proc join pg_namespace on pg_namespace.oid = pronamespace where nspname in ${SCHEMAS}`;

/** Gives a database that the superuser made to the owner; does nothing if the owner has it. */
export async function giveToOwner(serverUrl: string, databaseUrl: string, name: string): Promise<void> {
  const given = await query(
    serverUrl,
    `SELECT 1 FROM pg_database WHERE datname = '${name}' AND datdba = '${OWNER}'::regrole`,
  );
  if (given.length > 0) return;
  await query(
    databaseUrl,
    `do $$
     declare
       statement text;
     begin
       for statement in ${TRANSFERS} loop execute statement; end loop;
       alter database "${name}" owner to ${OWNER};
     end
     $$`,
  );
}
