import 'server-only'
import type { SeatState } from '@/features/forms/capacity/schema'
import { isOfPartyCondition, moveToEndOfWaitingList } from '@/features/submissions/server/party'
import { type Executor, query, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import { enqueue } from '@/lib/queue/enqueue'

interface Move {
  /** The id of the first person's row: a party moves on the waiting list as a whole. */
  partyId: number
  /**
   * The ids of the questions that each person answers. Changing an answer that the party gave once
   * needs places for all people.
   */
  ownIds: readonly string[]
  formId: number
  seat: SeatState | null
  before: Readonly<Record<string, unknown>>
  after: Readonly<Record<string, unknown>>
  /** The message for a full option. */
  isFull: string
}

interface Claimed {
  fieldId: string | null
  isFull: boolean
}

/**
 * Checks whether a registration may change to other options with limits, and locks those limits.
 * Triggers count the change when it is stored. A registration with a place gets an option only when
 * the option has a place for which nobody waits. A waiting registration moves to the end of the
 * waiting list. Throws `own.option_full` with the message under the field.
 */
export async function claimChangedOptions(tx: Executor, move: Move): Promise<void> {
  const { partyId, ownIds, formId, seat, before, after, isFull } = move
  if (seat === null || seat === 'cancelled') return
  const claims = (answers: Move['after']) =>
    sql`select place_claims(${formId}, ${JSON.stringify(answers)}::jsonb)`
  // Locks the limits in the same order as the trigger, to prevent deadlocks.
  await tx.execute(sql`select from place_limits
    where id in (${claims(before)} union ${claims(after)}) order by id for update`)
  const added = await query<Claimed>(
    tx,
    sql`select field_id as "fieldId",
          held + case when field_id = any(${sql.param(ownIds)}::text[]) then 1 else greatest(1, (
            select count(*) from submissions where seat_counts(submissions) = 'held'
              and ${isOfPartyCondition(partyId)})) end > seats
            or is_anybody_next(${formId}, array[id]) as "isFull"
        from place_limits where id in (${claims(after)} except ${claims(before)})`,
  )
  await enqueue(tx, 'places.offer', {})
  if (added.length === 0) return
  if (seat === 'waiting') return moveToEndOfWaitingList(tx, partyId, formId)
  const full = added.filter((limit) => limit.isFull)
  if (full.length === 0) return
  const fields = Object.fromEntries(
    full.flatMap(({ fieldId }) => (fieldId ? [[fieldId, isFull]] : [])),
  )
  throw new AppError('own.option_full', { fields })
}
