import 'server-only'
import type { CounterLimit } from '@/lib/counters/counters'
import { type Executor, fetchRows, query, sql } from '@/lib/database/db'
import { IS_LIVE, NOT_CANCELLED } from '@/lib/database/live'
import type { MailFailure } from '@/lib/mail/failure'
import { isMailServerConfigured } from '@/lib/mail/transport'

export interface OpenReceipt {
  id: number
  address: string
  submissionId: number
  formId: number
  reference: string
  data: unknown
  isByHand: boolean
  /** The language in which the form was filled in; null for English. */
  language: string | null
  linkVersion: number
}

/**
 * Finds a receipt that is still to be sent. Returns null when it was sent or is held back, or its
 * registration is not live.
 */
export async function findOpenReceipt(id: number): Promise<OpenReceipt | null> {
  const [receipt] = await fetchRows<OpenReceipt>(sql`
    select receipts.id, address, submission_id as "submissionId", form_id as "formId", reference, data, is_by_hand as "isByHand", language,
      link_version::int as "linkVersion"
    from receipts join submissions on submissions.id = submission_id
    where receipts.id = ${id} and receipts.state not in ('sent', 'held') and ${IS_LIVE}`)
  return receipt ?? null
}

interface LockedReceipt {
  round: number
  address: string
  trail: CounterLimit[] | null
  isByHand: boolean
  isCancelled: boolean
}

/**
 * Locks the receipt's row, and waits while another worker holds the lock. Returns null in the same
 * cases as `findOpenReceipt`.
 */
export async function lockOpenReceipt(tx: Executor, id: number): Promise<LockedReceipt | null> {
  const [row] = await query<LockedReceipt>(
    tx,
    sql`select round::int as round, address, trail, is_by_hand as "isByHand",
          exists (select from submissions where id = submission_id and not ${NOT_CANCELLED}) as "isCancelled"
        from receipts
        where id = ${id} and state not in ('sent', 'held')
          and exists (select from submissions where id = submission_id and ${IS_LIVE})
        for update`,
  )
  return row ?? null
}

/**
 * Records that the message was sent. Does nothing if staff have asked for another message since,
 * because that increments `round`.
 */
export async function recordReceiptSent(on: Executor, id: number, round: number): Promise<void> {
  await on.execute(sql`
    update receipts set state = 'sent', is_kept = ${!isMailServerConfigured()}, reason = null, fault = null, sent_at = now(),
      tried_at = now(), updated_at = now()
    where id = ${id} and round = ${round} and state <> 'sent'`)
}

export async function recordReceiptFailure(
  on: Executor,
  id: number,
  failure: MailFailure,
  isOver: boolean,
): Promise<void> {
  const state = isOver ? 'failed' : 'queued'
  await on.execute(sql`
    update receipts set state = ${state}::enum_receipts_state, reason = ${failure.message},
      fault = ${failure.fault}::enum_receipts_fault, tried_at = now(), updated_at = now()
    where id = ${id}`)
}

/** Lists the people of a family or group without those who cancelled; `[]` for a single person. */
export async function listPartyPeople(submissionId: number) {
  const people = await fetchRows<{ person: number; data: unknown; isCancelled: boolean }>(sql`
    select person::int as person, data, seat is not distinct from 'cancelled' as "isCancelled"
    from submissions
    where (id = ${submissionId} or party_id = ${submissionId}) and person is not null and ${IS_LIVE}
    order by person`)
  return people.length > 1 ? people.filter(({ isCancelled }) => !isCancelled) : []
}

export async function readFileNamesByField(submissionId: number): Promise<Map<string, string>> {
  const rows = await fetchRows<{ fieldId: string; name: string }>(sql`
    select field_id as "fieldId", name from submission_files
    where submission_id = ${submissionId} order by id`)
  return new Map(rows.map(({ fieldId, name }) => [fieldId, name]))
}
