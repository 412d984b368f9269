import 'server-only'
import { answeredFieldIdsSql } from '@/features/forms/builder/server/answer-counts'
import { fetchRows, sql } from '@/lib/database/db'
import { IS_LIVE } from '@/lib/database/live'
import { streamRows } from '@/lib/database/stream-rows'
import { AppError } from '@/lib/errors'
import type { ListSubmissionsQuery } from '../filter-schema'
import type { Submission } from '../schema'
import type { ResolvedFilters } from './answer-conditions'
import { listOrderBy } from './order'
import {
  matchingCondition,
  presentSubmission,
  type RawSubmission,
  SUBMISSION_COLUMNS,
} from './rows'

/** Passes every match in batches to a callback, all read from one database snapshot. */
function streamSubmissions(
  filters: ResolvedFilters,
  sort: ListSubmissionsQuery['sort'],
  onBatch: (submissions: Submission[]) => Promise<void>,
): Promise<void> {
  const statement = sql`select ${SUBMISSION_COLUMNS} from submissions where ${matchingCondition(filters)}
    order by ${listOrderBy(sort)}`
  return streamRows<RawSubmission>(statement, (rows) => onBatch(rows.map(presentSubmission)))
}

/** Returns a live registration (lib/database/live.ts). Throws `submission.not_found`. */
export async function getSubmission(id: number): Promise<Submission> {
  const [row] = await fetchRows<RawSubmission>(
    sql`select ${SUBMISSION_COLUMNS} from submissions where id = ${id} and ${IS_LIVE}`,
  )
  if (!row) throw new AppError('submission.not_found')
  return presentSubmission(row)
}

export async function listAnsweredFieldIds(filters: ResolvedFilters): Promise<Set<string>> {
  const rows = await fetchRows<{ id: string }>(sql`
    select distinct field.id
    from (select data from submissions where ${matchingCondition(filters)}) matched,
      ${answeredFieldIdsSql} as field(id)`)
  return new Set(rows.map(({ id }) => id))
}

export function streamAllSubmissions(): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const encoder = new TextEncoder()
  let separator = '['
  const write = async (submissions: Submission[]) => {
    const text = submissions.map((submission) => JSON.stringify(submission)).join(',')
    await writer.write(encoder.encode(separator + text))
    separator = ','
  }
  streamSubmissions({}, '-submittedAt', write)
    .then(() => writer.write(encoder.encode(separator === '[' ? '[]' : ']')))
    .then(() => writer.close())
    .catch((error) => writer.abort(error).catch(() => undefined))
  return readable
}
