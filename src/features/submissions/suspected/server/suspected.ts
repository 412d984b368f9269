import 'server-only'
import { findRegistrantEmail } from '@/features/answers/receipt-address'
import type { Answers } from '@/features/answers/schema'
import { enqueueStoredFiles, insertReceipt } from '@/features/delivery/server/outbox'
import { readFormsById } from '@/features/forms/server/data'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { fetchRows, query, sql, transaction } from '@/lib/database/db'
import { MAX_SUSPECTED, type SuspectedList } from '@/lib/suspicion/list'
import { eraseSubmissions } from '../../bin/server/erase'
import { listIdsWithParty } from '../../server/party'
import type { SuspectedSubmission } from '../schema'

export async function listSuspectedSubmissions(): Promise<SuspectedList<SuspectedSubmission>> {
  const rows = await fetchRows<SuspectedSubmission & { total: number }>(sql`
    select submission.id, form_id as "formId", form.name as "formName", reference,
      suspected_at as "suspectedAt", data, coalesce(suspicion->'reasons', '[]') as reasons,
      (count(*) over ())::int as total
    from submissions submission join forms form on form.id = form_id
    where suspected_at is not null and party_id is null
    order by suspected_at desc, submission.id desc limit ${MAX_SUSPECTED}`)
  return {
    rows: rows.map(({ total: _total, ...row }) => row),
    total: rows[0]?.total ?? 0,
  }
}

interface Released {
  id: number
  formId: number
  data: Answers
}

/**
 * Moves suspected registrations into the list, and queues the copies of their files to Google Drive
 * and their confirmations in the same transaction. Returns how many were moved.
 */
export async function releaseSuspectedSubmissions(
  ids: readonly number[],
  actor: StaffActor,
): Promise<{ released: number }> {
  const forms = await readFormsById()
  return transaction(async (tx) => {
    const released = await query<Released>(
      tx,
      sql`update submissions set suspected_at = null, updated_at = now()
          where id = any(${sql.param(ids)}::int[]) and suspected_at is not null and party_id is null
          returning id, form_id as "formId", data`,
    )
    for (const { id, formId, data } of released) {
      for (const one of await listIdsWithParty(tx, [id])) await enqueueStoredFiles(tx, one)
      const form = forms.get(formId)
      const address = form?.receipt.isOn ? findRegistrantEmail(form, data) : null
      if (address !== null) await insertReceipt(tx, id, address)
    }
    if (released.length > 0) {
      const ids = released.map(({ id }) => id)
      await recordAudit({ action: 'submissions.released', actor, submissions: ids }, tx)
    }
    return { released: released.length }
  })
}

/** Erases suspected registrations. A party is counted once, although all its people are erased. */
export async function deleteSuspectedSubmissions(
  ids: readonly number[],
  actor: StaffActor,
): Promise<{ deleted: number }> {
  const { ids: submissions } = await eraseSubmissions(ids, sql`suspected_at is not null`)
  if (submissions.length > 0) {
    await recordAudit({ action: 'submissions.deleted', actor, submissions })
  }
  const erased = new Set(submissions)
  return { deleted: new Set(ids.filter((id) => erased.has(id))).size }
}
