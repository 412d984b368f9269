import 'server-only'
import { toStoredAnswers } from '@/features/answers/answer-shape'
import type { Answer } from '@/features/answers/schema'
import { toSearchText } from '@/features/answers/server/search-text'
import {
  linkedFileNames,
  loadUploadedFileFinder,
  type UploadedFile,
} from '@/features/delivery/server/drive-files'
import type { SeatState } from '@/features/forms/capacity/schema'
import { type Executor, query, type SQL, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'

export interface LockedAnswers {
  id: number
  formId: number
  seat: SeatState | null
  data: unknown
  /** The row's files that are already in Google Drive. */
  arrived: UploadedFile[]
}

/**
 * Locks and reads the rows of `ids` that satisfy `which`. Locks in order of id, so that two
 * transactions cannot deadlock.
 */
export async function lockAnswers(
  tx: Executor,
  ids: readonly number[],
  which: SQL,
): Promise<LockedAnswers[]> {
  const rows = await query<Omit<LockedAnswers, 'arrived'>>(
    tx,
    sql`select id, form_id as "formId", seat, data from submissions
        where id = any(${sql.param(ids)}::int[]) and ${which} order by id for update`,
  )
  // The files are read only after the rows are locked, because more may reach Google Drive before.
  const arrivedOf = await loadUploadedFileFinder(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, arrived: arrivedOf(row.id) }))
}

/** Changes the answers in `change`; null removes an answer. Throws `submission.unreadable`. */
export async function writeAnswers(
  tx: Executor,
  { id, data, arrived }: LockedAnswers,
  change: Readonly<Record<string, Answer | null>>,
): Promise<void> {
  const before = toStoredAnswers(data)
  if (before === null) throw new AppError('submission.unreadable')
  const all = Object.entries({ ...before, ...change })
  const answers = Object.fromEntries(all.filter(([key, one]) => one !== null || !(key in change)))
  await tx.execute(sql`
    update submissions set data = ${JSON.stringify(answers)}::jsonb,
      search_text = ${toSearchText({ ...answers, names: linkedFileNames(answers, arrived) })}, updated_at = now()
    where id = ${id}`)
}
