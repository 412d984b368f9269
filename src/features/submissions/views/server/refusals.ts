import 'server-only'
import { type Executor, query, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import type { SignedInActor } from '@/lib/http/route'
import { MAX_VIEWS } from '../schema'

export async function refuseTooManyViews(tx: Executor, ownerId: number, isShared: boolean) {
  const [row] = await query<{ count: number }>(
    tx,
    sql`select count(*)::int as count from submission_views
        where is_shared = ${isShared} and (is_shared or owner_id = ${ownerId})`,
  )
  if (row && row.count >= MAX_VIEWS) throw new AppError('view.too_many')
}

/**
 * Refuses a name that another view has, ignoring case: a shared view or one of the actor's own.
 * Throws `view.name_exists`.
 */
export async function refuseTakenViewName(
  tx: Executor,
  actor: SignedInActor,
  name: string,
  except = 0,
) {
  const known = await query(
    tx,
    sql`select from submission_views where lower(name) = lower(${name}) and id <> ${except}
          and (is_shared or owner_id = ${actor.id}) limit 1`,
  )
  if (known.length > 0) throw new AppError('view.name_exists')
}
