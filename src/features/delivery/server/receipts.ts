import 'server-only'
import type { Answers } from '@/features/answers/schema'
import { db, type Executor, query, sql } from '@/lib/database/db'
import type { MailFailure, MailFault } from '@/lib/mail/failure'

/** A receipt that has not been sent, with what it is about. */
export interface OpenReceipt {
  id: number
  address: string
  submissionId: number
  formId: number
  reference: string
  data: Answers
}

/** Null when it has been sent, or its registration is gone. */
export async function findOpenReceipt(id: number): Promise<OpenReceipt | null> {
  const [receipt] = await query<OpenReceipt>(
    await db(),
    sql`select receipts.id, address, submission_id as "submissionId", form_id as "formId", reference, data
        from receipts join submissions on submissions.id = submission_id
        where receipts.id = ${id} and receipts.state <> 'sent'`,
  )
  return receipt ?? null
}

/** Waits until no other worker is at it. Null when that one has sent it. */
export async function lockOpenReceipt(
  tx: Executor,
  id: number,
): Promise<{ round: number; fault: MailFault | null } | null> {
  const [row] = await query<{ round: number; fault: MailFault | null }>(
    tx,
    sql`select round::int as round, fault from receipts where id = ${id} and state <> 'sent'
        for update`,
  )
  return row ?? null
}

/** `round`: not over what was asked for since. */
export async function recordSent(on: Executor, id: number, round: number): Promise<void> {
  await on.execute(sql`
    update receipts set state = 'sent', reason = null, fault = null, sent_at = now(),
      tried_at = now(), updated_at = now()
    where id = ${id} and round = ${round} and state <> 'sent'`)
}

/** The reason stays beside the receipt until an attempt works. */
export async function recordFailure(
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

/** Field id → the visitor's name for its file. */
export async function listFileNames(submissionId: number): Promise<Map<string, string>> {
  const rows = await query<{ fieldId: string; name: string }>(
    await db(),
    sql`select field_id as "fieldId", name from submission_files
        where submission_id = ${submissionId} order by id`,
  )
  return new Map(rows.map(({ fieldId, name }) => [fieldId, name]))
}
