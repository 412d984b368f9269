import type { Client } from 'pg'
import { DATABASE_SCHEMAS } from '@/lib/queue/queue-schema'
import type { ArchivedTable, ArchiveHead } from './manifest'
import { isTableRestored } from './old-jobs'

/**
 * Tables that are not backed up. The restore itself creates the first two. The counts in the other
 * two follow from the submissions (lib/tallies).
 */
const LEFT_OUT = [
  ...['preparation', 'unfinished_restore'],
  ...['submission_changes', 'submission_tallies'],
]

export async function listArchivedTables(client: Client): Promise<ArchivedTable[]> {
  const { rows } = await client.query<ArchivedTable>(
    `select n.nspname as schema, c.relname as name,
       array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> all($2)
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by 1, 2`,
    [DATABASE_SCHEMAS, LEFT_OUT],
  )
  return rows.filter(isTableRestored)
}

export async function listSequences(client: Client): Promise<ArchiveHead['sequences']> {
  const { rows } = await client.query<ArchiveHead['sequences'][number]>(
    `select schemaname as schema, sequencename as name,
       coalesce(last_value, start_value)::text as value, last_value is not null as "isCalled"
     from pg_sequences where schemaname = any($1) order by 1, 2`,
    [DATABASE_SCHEMAS],
  )
  return rows
}

export interface ForeignKey {
  table: string
  name: string
  definition: string
}

/** Lists the foreign keys, with names quoted for SQL. */
export async function listForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace::regnamespace::text = any($1)
     order by 1, 2`,
    [DATABASE_SCHEMAS],
  )
  return rows
}

export async function listMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    // Payload writes batch -1 for tables that it has changed without a migration.
    'select name from payload_migrations where batch > 0 order by name',
  )
  return rows.map(({ name }) => name)
}
