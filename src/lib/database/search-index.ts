import 'server-only'
import type { postgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { index } from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['afterSchemaInit']>[number]

/** What the lists of staff read; suspected registrations are not among them. */
const normal = sql`suspected_at is null`

/** Indexes Payload cannot express: substring search, and the order of the lists. */
export const extendSubmissionsTable: SchemaHook = ({ schema, extendTable }) => {
  const table = schema.tables.submissions
  if (!table) throw new Error('The submissions table is missing from the schema')
  extendTable({
    table,
    columns: {},
    extraConfig: () => ({
      submissions_search_trgm: index('submissions_search_trgm').using(
        'gin',
        sql`search_text gin_trgm_ops`,
      ),
      submissions_form_submitted: index('submissions_form_submitted')
        .on(sql`form_id`, sql`submitted_at desc`, sql`id desc`)
        .where(normal),
      submissions_newest: index('submissions_newest')
        .on(sql`submitted_at desc`, sql`id desc`)
        .where(normal),
      submissions_suspected: index('submissions_suspected')
        .on(sql`suspected_at desc`, sql`id desc`)
        .where(sql`suspected_at is not null`),
    }),
  })
  return schema
}
