import 'server-only'
import {
  type ErasedDeliveries,
  eraseDeliveries,
  removeErasedDeliveries,
} from '@/features/delivery/server/erasure'
import { eraseAuditNames } from '@/lib/audit/erase-names'
import { type SQL, sql, transaction } from '@/lib/database/db'
import { appendTombstones, storeTombstones } from '@/lib/erasure/tombstones'
import { lockRowsToErase } from './erased-rows'

interface ErasureTotals {
  /** Ids of the erased rows, including merged ones and the other people of parties. */
  ids: number[]
  notes: number
  /** The number of uploaded files. `driveCopies` of them are also queued for deletion in Drive. */
  files: number
  driveCopies: number
  receipts: number
  messages: number
  mails: number
  names: number
}

/** The most ids per transaction, so that new registrations do not wait long for its locks. */
const BATCH = 50

const NOTHING: ErasureTotals = {
  ids: [],
  notes: 0,
  files: 0,
  driveCopies: 0,
  receipts: 0,
  messages: 0,
  mails: 0,
  names: 0,
}

interface Batch {
  rows: { id: number; mark: string }[]
  notes: number
  names: number
  deliveries: ErasedDeliveries
}

const eraseBatch = (ids: readonly number[], which: SQL): Promise<Batch | null> =>
  transaction(async (tx) => {
    const rows = await lockRowsToErase(tx, ids, which)
    if (rows.length === 0) return null
    const locked = sql`${sql.param(rows.map(({ id }) => id))}::int[]`
    const deliveries = await eraseDeliveries(
      tx,
      rows.map(({ id }) => id),
    )
    const remove = async (table: string, column: string) =>
      (
        await tx.execute(
          sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} = any(${locked})`,
        )
      ).rowCount ?? 0
    const notes = await remove('submission_notes', 'submission_id')
    await remove('submission_corrections', 'submission_id')
    await remove('assignment_notices', 'submission_id')
    const names = await eraseAuditNames(
      tx,
      sql`(select array_agg(id) from audit_names where submission_id = any(${locked}))`,
    )
    // Remembers the highest number of the erased people, so that it is not given again. Otherwise
    // an old link would open the next person who is added.
    await tx.execute(sql`
      update submissions party set last_person = greatest(party.last_person, gone.person)
      from (select party_id::int as id, max(person) as person from submissions
        where id = any(${locked}) and party_id is not null group by party_id) gone
      where party.id = gone.id and party.id <> all(${locked})`)
    await remove('submissions', 'id')
    await storeTombstones(
      tx,
      rows.map(({ mark }) => mark),
    )
    return { rows, notes, names, deliveries }
  })

/**
 * Erases the rows of `ids` that still satisfy `which` once they are locked. Also erases the rows
 * merged into them and the other people of parties. Safe to run twice, also at the same time.
 */
export async function eraseSubmissions(
  ids: readonly number[],
  which: SQL = sql`true`,
): Promise<ErasureTotals> {
  const sum = { ...NOTHING, ids: [...NOTHING.ids] }
  for (let at = 0; at < ids.length; at += BATCH) {
    const batch = await eraseBatch(ids.slice(at, at + BATCH), which)
    if (!batch) continue
    await appendTombstones(batch.rows.map(({ mark }) => mark))
    const { mails } = await removeErasedDeliveries(batch.deliveries)
    sum.ids.push(...batch.rows.map(({ id }) => id))
    sum.notes += batch.notes
    sum.names += batch.names
    sum.files += batch.deliveries.storageKeys.length
    sum.driveCopies += batch.deliveries.driveCopies
    sum.receipts += batch.deliveries.receiptIds.length
    sum.messages += batch.deliveries.messageIds.length
    sum.mails += mails
  }
  return sum
}
