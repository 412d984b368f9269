import 'server-only'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { type Executor, fetchRows, query, type SQL, sql, transaction } from '@/lib/database/db'
import { appendTombstones, storeTombstones, TOMBSTONE_HASHES } from '@/lib/erasure/tombstones'
import { MAX_SUSPECTED, type SuspectedList } from '@/lib/suspicion/list'
import type { SuspectedTestimony } from '../schema'

export async function listSuspectedTestimonies(): Promise<SuspectedList<SuspectedTestimony>> {
  const rows = await fetchRows<SuspectedTestimony & { total: number }>(sql`
    select id, name, email, location, testimony, suspected_at as "suspectedAt",
      coalesce(suspicion->'reasons', '[]') as reasons, (count(*) over ())::int as total
    from testimonies where suspected_at is not null
    order by suspected_at desc, id desc limit ${MAX_SUSPECTED}`)
  return {
    rows: rows.map(({ total: _total, ...row }) => row),
    total: rows[0]?.total ?? 0,
  }
}

const change = <Row>(
  statement: SQL,
  action: 'testimonies.released' | 'testimonies.deleted',
  actor: StaffActor,
  more?: (tx: Executor, changed: Row[]) => Promise<void>,
): Promise<number> =>
  transaction(async (tx) => {
    const changed = await query<Row>(tx, statement)
    const { length } = changed
    if (length === 0) return 0
    await more?.(tx, changed)
    const subject = length === 1 ? '1 testimony' : `${length} testimonies`
    await recordAudit({ action, actor, subject }, tx)
    return length
  })

export const releaseSuspectedTestimonies = async (ids: readonly number[], actor: StaffActor) => ({
  released: await change(
    sql`update testimonies set suspected_at = null, updated_at = now()
        where id = any(${sql.param(ids)}::int[]) and suspected_at is not null returning id`,
    'testimonies.released',
    actor,
  ),
})

export async function deleteSuspectedTestimonies(ids: readonly number[], actor: StaffActor) {
  const marks: string[] = []
  const statement = sql`delete from testimonies
    where id = any(${sql.param(ids)}::int[]) and suspected_at is not null
    returning ${TOMBSTONE_HASHES.testimony} as mark`
  const deleted = await change<{ mark: string }>(
    statement,
    'testimonies.deleted',
    actor,
    async (tx, rows) => {
      marks.push(...rows.map(({ mark }) => mark))
      await storeTombstones(tx, marks)
    },
  )
  await appendTombstones(marks)
  return { deleted }
}
