import 'server-only'
import { type Actor, can } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { type Executor, fetchRows, query, sql, transaction } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import type { SignedInActor } from '@/lib/http/route'
import { readFilters } from '../../filters'
import type { ChangeViewInput, SavedView, SaveViewInput, ViewList } from '../schema'
import { countAssignments, countViewMatches } from './counts'
import { refuseTakenViewName, refuseTooManyViews } from './refusals'
import { withoutIdentifyingAnswers } from './without-identifying-answers'

interface ViewRow {
  id: number
  name: string
  ownerId: number
  isShared: boolean
  query: string
}

const COLUMNS = sql`id, name, owner_id as "ownerId", is_shared as "isShared", query`

const mayShare = (actor: Actor) => can(actor, 'views.share')
const mayChange = ({ isShared, ownerId }: ViewRow, actor: SignedInActor) =>
  isShared ? mayShare(actor) : ownerId === actor.id

function noneIfUnfit(error: unknown): null {
  if (error instanceof AppError && error.code === 'submissions.answer_filter') return null
  throw error
}

async function present(row: ViewRow, actor: SignedInActor, forms: ReadonlySet<number>) {
  const { id, name, isShared } = row
  const { formId } = readFilters(new URLSearchParams(row.query))
  const isGone = formId !== null && !forms.has(formId)
  const counted = isGone ? null : await countViewMatches(row.query, actor.id).catch(noneIfUnfit)
  const view: SavedView = {
    id,
    name,
    isShared,
    mayChange: mayChange(row, actor),
    query: row.query,
    count: counted?.total ?? null,
    ...(counted?.isEstimated && { isEstimated: true }),
  }
  return view
}

const listFormIds = async () =>
  new Set((await fetchRows<{ id: number }>(sql`select id from forms`)).map(({ id }) => id))

export async function listViews(actor: SignedInActor): Promise<ViewList> {
  const rows = await fetchRows<ViewRow>(sql`
    select ${COLUMNS} from submission_views where is_shared or owner_id = ${actor.id}
    order by lower(name), id`)
  const [counts, forms] = await Promise.all([countAssignments(actor.id), listFormIds()])
  const views: SavedView[] = []
  // Counts views one by one, because together they could occupy all database connections.
  for (const row of rows) views.push(await present(row, actor, forms))
  return { counts, views }
}

const presentOne = async (row: ViewRow, actor: SignedInActor) =>
  present(row, actor, await listFormIds())

const recordShared = (
  action: 'view.shared' | 'view.unshared' | 'view.changed' | 'view.deleted',
  subject: string,
  actor: SignedInActor,
  tx: Executor,
) => recordAudit({ action, actor, subject }, tx)

export async function saveView(input: SaveViewInput, actor: SignedInActor): Promise<SavedView> {
  const { name, isShared } = input
  const list = await withoutIdentifyingAnswers(input.query)
  if (isShared && !mayShare(actor)) throw new AppError('auth.forbidden')
  const row = await transaction(async (tx) => {
    await refuseTooManyViews(tx, actor.id, isShared)
    await refuseTakenViewName(tx, actor, name)
    if (isShared) await recordShared('view.shared', name, actor, tx)
    const [saved] = await query<ViewRow>(
      tx,
      sql`insert into submission_views (name, owner_id, is_shared, query)
          values (${name}, ${actor.id}, ${isShared}, ${list}) returning ${COLUMNS}`,
    )
    return saved as ViewRow
  })
  return presentOne(row, actor)
}

/**
 * Locks and returns a view. A private view of another account counts as not found. Throws
 * `view.not_found`, `auth.forbidden`.
 */
async function holdView(tx: Executor, id: number, actor: SignedInActor): Promise<ViewRow> {
  const [row] = await query<ViewRow>(
    tx,
    sql`select ${COLUMNS} from submission_views where id = ${id} for update`,
  )
  if (!row || (!row.isShared && row.ownerId !== actor.id)) throw new AppError('view.not_found')
  if (!mayChange(row, actor)) throw new AppError('auth.forbidden')
  return row
}

export async function changeView(
  id: number,
  change: ChangeViewInput,
  actor: SignedInActor,
): Promise<SavedView> {
  const sent = {
    ...change,
    ...(change.query && { query: await withoutIdentifyingAnswers(change.query) }),
  }
  const row = await transaction(async (tx) => {
    const before = await holdView(tx, id, actor)
    const { name, query: list, isShared } = { ...before, ...sent }
    if (isShared && !mayShare(actor)) throw new AppError('auth.forbidden')
    if (name !== before.name) await refuseTakenViewName(tx, actor, name, before.id)
    if (isShared !== before.isShared) {
      await refuseTooManyViews(tx, before.ownerId, isShared)
      await recordShared(isShared ? 'view.shared' : 'view.unshared', name, actor, tx)
    } else if (isShared) await recordShared('view.changed', name, actor, tx)
    const [saved] = await query<ViewRow>(
      tx,
      sql`update submission_views
          set name = ${name}, query = ${list}, is_shared = ${isShared}, updated_at = now()
          where id = ${before.id} returning ${COLUMNS}`,
    )
    return saved as ViewRow
  })
  return presentOne(row, actor)
}

export function deleteView(id: number, actor: SignedInActor): Promise<void> {
  return transaction(async (tx) => {
    const { id: held, name, isShared } = await holdView(tx, id, actor)
    if (isShared) await recordShared('view.deleted', name, actor, tx)
    await tx.execute(sql`delete from submission_views where id = ${held}`)
  })
}
