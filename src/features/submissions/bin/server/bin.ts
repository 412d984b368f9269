import 'server-only'
import { toStoredAnswers } from '@/features/answers/answer-shape'
import { resumeDeliveries } from '@/features/delivery/server/outbox'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { fetchRows, query, sql, transaction } from '@/lib/database/db'
import { IS_LIVE } from '@/lib/database/live'
import { enqueue } from '@/lib/queue/enqueue'
import type { JobPayloads } from '@/lib/queue/jobs'
import { listIdsWithParty, NOT_DELETED_WITH_PARTY_SQL } from '../../server/party'
import {
  BIN_DAYS,
  type BinContent,
  type BinnedSubmission,
  MAX_LISTED_BIN_ROWS,
  type RestoreFromBinInput,
} from '../schema'
import { eraseSubmissions } from './erase'

const DAY_MS = 24 * 60 * 60 * 1000
const IN_BIN = sql`deleted_at is not null and merged_into_id is null and ${NOT_DELETED_WITH_PARTY_SQL}`

type BinRow = Omit<BinnedSubmission, 'erasedAt' | 'data'> & { data: unknown; total: number }

export async function listBin(): Promise<BinContent> {
  const rows = await fetchRows<BinRow>(sql`
    select submission.id, form_id as "formId", form.name as "formName", reference, data,
      deleted_at as "deletedAt", staff.name as "deletedBy", (count(*) over ())::int as total
    from submissions submission join forms form on form.id = form_id
    left join admin_users staff on staff.id = deleted_by_id
    where ${IN_BIN} order by deleted_at desc, submission.id desc limit ${MAX_LISTED_BIN_ROWS}`)
  return {
    rows: rows.map(({ total: _total, data, ...row }) => ({
      ...row,
      data: toStoredAnswers(data),
      erasedAt: new Date(new Date(row.deletedAt).getTime() + BIN_DAYS * DAY_MS).toISOString(),
    })),
    total: rows[0]?.total ?? 0,
  }
}

/** Moves submissions to the bin, which pauses their deliveries. Returns how many were moved. */
export const moveToBin = (
  ids: readonly number[],
  actor: StaffActor,
): Promise<{ deleted: number }> =>
  transaction(async (tx) => {
    const moved = await query<{ id: number }>(
      tx,
      sql`update submissions set deleted_at = now(), deleted_by_id = ${actor.id}, updated_at = now()
          where id in (select id from submissions
            where id = any(${sql.param(ids)}::int[]) and ${IS_LIVE} order by id for update)
          returning id`,
    )
    const submissions = moved.map(({ id }) => id).sort((a, b) => a - b)
    if (submissions.length > 0) {
      await recordAudit({ action: 'submissions.binned', actor, submissions }, tx)
    }
    return { deleted: submissions.length }
  })

/** Restores submissions and resumes their deliveries. Returns how many were restored. */
export const restoreFromBin = (
  { ids, own }: RestoreFromBinInput,
  actor: StaffActor,
): Promise<{ restored: number }> =>
  transaction(async (tx) => {
    const back = await query<{ id: number }>(
      tx,
      sql`update submissions set deleted_at = null, deleted_by_id = null, updated_at = now()
          where id in (select id from submissions
            where id = any(${sql.param(ids)}::int[]) and ${IN_BIN}
              and (${own !== true} or deleted_by_id = ${actor.id}) order by id for update)
          returning id`,
    )
    const submissions = back.map(({ id }) => id).sort((a, b) => a - b)
    if (submissions.length > 0) {
      await resumeDeliveries(tx, await listIdsWithParty(tx, submissions))
      await recordAudit({ action: 'submissions.restored', actor, submissions }, tx)
    }
    return { restored: submissions.length }
  })

/**
 * Erases the rows of `ids` that are still in the bin. Also erases the rows merged into them and the
 * other people of parties. `erased` counts only rows of `ids`.
 */
export async function eraseFromBin(
  ids: readonly number[],
  actor: StaffActor,
): Promise<{ erased: number }> {
  const { ids: submissions } = await eraseSubmissions(ids, IN_BIN)
  if (submissions.length > 0) {
    await recordAudit({ action: 'submissions.erased', actor, submissions, detail: 'from the bin' })
  }
  const erased = new Set(submissions)
  return { erased: new Set(ids.filter((id) => erased.has(id))).size }
}

/** The most ids in one job. A job that fails and runs again then repeats little work. */
const IDS_IN_JOB = 500

/** Queues the erasure of everything in the bin. Returns how many submissions were queued. */
export const queueBinErasure = (actor: StaffActor): Promise<{ erased: number }> =>
  transaction(async (tx) => {
    const rows = await query<{ id: number }>(
      tx,
      sql`select id from submissions where ${IN_BIN} order by id`,
    )
    const ids = rows.map(({ id }) => id)
    for (let at = 0; at < ids.length; at += IDS_IN_JOB) {
      await enqueue(tx, 'submissions.erase', { ids: ids.slice(at, at + IDS_IN_JOB) })
    }
    if (ids.length > 0) {
      const entry = { action: 'submissions.erased', submissions: ids } as const
      await recordAudit({ ...entry, actor, detail: 'emptied the bin' }, tx)
    }
    return { erased: ids.length }
  })

/** Runs a queued erasure; submissions that have been restored since are kept. */
export const eraseQueuedSubmissions = async ({
  ids,
}: JobPayloads['submissions.erase']): Promise<void> => void (await eraseSubmissions(ids, IN_BIN))

/** The actor in audit lines about automatic erasures and their announcements. */
export const PORTAL_ACTOR = { id: null, name: 'The portal', address: '' } as const

/**
 * Erases what has been in the bin for `BIN_DAYS`. Returns the number of erased rows, including
 * merged ones and other people of parties.
 */
export async function eraseExpiredFromBin(now: Date): Promise<number> {
  const before = new Date(now.getTime() - BIN_DAYS * DAY_MS).toISOString()
  const expired = sql`${IN_BIN} and deleted_at <= ${before}::timestamptz`
  const rows = await fetchRows<{ id: number }>(
    sql`select id from submissions where ${expired} order by id`,
  )
  const { ids } = await eraseSubmissions(
    rows.map(({ id }) => id),
    expired,
  )
  if (ids.length > 0) {
    const detail = `${BIN_DAYS} days in the bin`
    const submissions = ids
    await recordAudit({ action: 'submissions.erased', actor: PORTAL_ACTOR, submissions, detail })
  }
  return ids.length
}
