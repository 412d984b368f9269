import type { EventForm } from '@/features/forms/schema'
import type { StaffActor } from '@/lib/access'
import { query, sql, transaction } from '@/lib/database/db'
import type { DemoForm } from './forms'
import { inventRegistrations } from './registrations'

export function storeRegistrations(
  form: DemoForm,
  saved: EventForm,
  reviewers: readonly StaffActor[],
  now: number,
): Promise<void> {
  const invented = inventRegistrations(form, saved, { now, reviewers: reviewers.length })
  return transaction(async (tx) => {
    for (const { data, submittedAt, assignee, note, ...registration } of invented) {
      const looksAfter = assignee === null ? null : (reviewers[assignee] ?? null)
      const at = submittedAt.toISOString()
      const [row] = await query<{ id: number }>(
        tx,
        sql`insert into submissions (form_id, reference, status, submitted_at, data, search_text,
              fingerprint, assignee_id, created_at)
            values (${saved.id}, ${registration.reference},
              ${registration.status}::enum_submissions_status, ${at}, ${JSON.stringify(data)}::jsonb,
              ${registration.searchText}, ${registration.reference}, ${looksAfter?.id ?? null}, ${at})
            returning id`,
      )
      if (!row || !note) continue
      const author = looksAfter ?? reviewers[0]
      await tx.execute(sql`
        insert into submission_notes (submission_id, author_name, text)
        values (${row.id}, ${author?.name ?? ''}, ${note})`)
    }
  })
}
