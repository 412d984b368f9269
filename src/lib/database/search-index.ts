import 'server-only'
import type { postgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { index } from '@payloadcms/db-postgres/drizzle/pg-core'
import { IS_COUNTED, IS_LIVE } from './live'

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['afterSchemaInit']>[number]

/**
 * Adds the indexes of the registrations. Those that end in `status` or `form_id` let PostgreSQL
 * count registrations without reading the rows (tally.ts).
 */
export const addSubmissionsIndexes: SchemaHook = ({ schema, extendTable }) => {
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
      submissions_of_form: index('submissions_of_form')
        .on(sql`form_id`, sql`submitted_at desc`, sql`id desc`, sql`status`)
        .where(IS_COUNTED),
      submissions_by_time: index('submissions_by_time')
        .on(sql`submitted_at desc`, sql`id desc`, sql`form_id`, sql`status`)
        .where(IS_COUNTED),
      submissions_of_status: index('submissions_of_status')
        .on(sql`status`, sql`submitted_at desc`, sql`id desc`, sql`form_id`)
        .where(IS_COUNTED),
      submissions_tests: index('submissions_tests')
        .on(sql`submitted_at desc`, sql`id desc`)
        .where(sql`${IS_LIVE} and is_test`),
      submissions_suspected: index('submissions_suspected')
        .on(sql`suspected_at desc`, sql`id desc`)
        .where(sql`suspected_at is not null`),
      submissions_deleted: index('submissions_deleted')
        .on(sql`deleted_at desc`, sql`id desc`)
        .where(sql`deleted_at is not null`),
      submissions_party: index('submissions_party')
        .on(sql`party_id`)
        .where(sql`party_id is not null`),
      submissions_merged: index('submissions_merged')
        .on(sql`merged_into_id`)
        .where(sql`merged_into_id is not null`),
    }),
  })
  return schema
}

export const addAuditIndex: SchemaHook = ({ schema, extendTable }) => {
  const table = schema.tables.audit_log
  if (!table) throw new Error('The audit log is missing from the schema')
  extendTable({
    table,
    columns: {},
    extraConfig: () => ({
      audit_log_submissions: index('audit_log_submissions').using(
        'gin',
        sql`submissions jsonb_path_ops`,
      ),
    }),
  })
  return schema
}
