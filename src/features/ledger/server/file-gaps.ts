import 'server-only'
import { fetchRows, type SQL, sql } from '@/lib/database/db'
import { IS_LIVE } from '@/lib/database/live'
import { driveSettings } from '@/lib/env'
import { listPrivateFileKeys } from '@/lib/storage/storage'
import { DELIVERY_GRACE, type FoundGaps, findGapRows, GAP_SUBMISSION_COLUMNS_SQL } from './gap-rows'

const INFECTED_SHOWN = '30 days'

const FILE = sql`submission_files.id, name as what, ${GAP_SUBMISSION_COLUMNS_SQL}`
const FILES = sql`submission_files
  join submissions on submissions.id = submission_id and ${IS_LIVE}`

const NONE: FoundGaps = { gaps: [], count: 0 }

export const findMissingFileGaps = async (lost: readonly number[]): Promise<FoundGaps> =>
  lost.length === 0
    ? NONE
    : findGapRows(
        'file_missing',
        sql`select ${FILE}, null as reason, submission_files.created_at as since from ${FILES}
            where state = 'stored' and scan <> 'infected' and ${fileIdCondition(lost)}`,
      )

export const findWaitingFileGaps = async (lost: readonly number[]): Promise<FoundGaps> =>
  driveSettings() === null
    ? NONE
    : findGapRows(
        'file_waiting',
        sql`select ${FILE}, drive_error as reason, submission_files.created_at as since from ${FILES}
            where state = 'stored' and scan in ('none', 'clean') and not ${fileIdCondition(lost)}
              and (drive_error is not null
              or submission_files.updated_at < now() - ${DELIVERY_GRACE}::interval)`,
      )

export const findUnscannedFileGaps = () =>
  findGapRows(
    'file_unscanned',
    sql`select ${FILE}, scan_result as reason, submission_files.created_at as since from ${FILES}
        where scan = 'waiting' and (scan_result is not null
          or submission_files.updated_at < now() - ${DELIVERY_GRACE}::interval)`,
  )

export const findInfectedFileGaps = () =>
  findGapRows(
    'file_infected',
    sql`select ${FILE}, scan_result as reason, scanned_at as since from ${FILES}
        where scan = 'infected' and scanned_at > now() - ${INFECTED_SHOWN}::interval`,
  )

/**
 * Finds rows whose stored file is missing. Reads the rows before the files, so that a file stored
 * during the check does not look lost. Reads them again at the end, because a file may have moved
 * to the drive meanwhile.
 */
export async function findLostFileIds(): Promise<number[]> {
  const rows = await fetchRows<{ id: number; key: string }>(
    sql`select id, storage_key as key from submission_files where state = 'stored'`,
  )
  if (rows.length === 0) return []
  const keys = await listPrivateFileKeys()
  const missing = rows.filter(({ key }) => !keys.has(key)).map(({ id }) => id)
  if (missing.length === 0) return []
  const still = await fetchRows<{ id: number }>(
    sql`select id from submission_files where state = 'stored' and ${fileIdCondition(missing)}`,
  )
  return still.map(({ id }) => id)
}

export const fileIdCondition = (fileIds: readonly number[]): SQL =>
  sql`submission_files.id = any(${sql.param(fileIds)}::int[])`
