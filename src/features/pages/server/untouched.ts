import 'server-only'
import type { CollectionBeforeOperationHook } from 'payload'
import { executorOfRequest } from '@/lib/database/adapter'
import { sql } from '@/lib/database/sql'

/**
 * Deletes empty pages that are older than a day, each time a page is created. The panel stores a
 * row as soon as an editor opens a new page, and many are never filled in.
 */
export const deleteUntouchedPages: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation !== 'create') return
  const on = await executorOfRequest(req)
  await on.execute(sql`
    with untouched as (
      select id from pages where title is null and created_at < now() - interval '1 day'
        and not exists (
          select from _pages_v where parent_id = pages.id and (
            version_title is not null or version_lead is not null or version_content is not null
            or jsonb_array_length(coalesce(version_blocks, '[]')) > 0
          )
        )
    ), versions as (
      delete from _pages_v where parent_id in (select id from untouched)
    )
    delete from pages where id in (select id from untouched)`)
}
