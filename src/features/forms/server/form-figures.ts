import 'server-only'
import { db, query, sql } from '@/lib/database/db'
import { LIVE } from '@/lib/database/live'
import { toInstant } from '@/lib/dates'
import type { AnswerCounts } from '../answer-loss'
import type { ListedForm } from '../schema'
import { getForm, listForms } from './data'

interface Figures {
  formId: number
  total: number
  lastAt: string | null
}

/** All forms, newest first, with how much was sent to each. */
export async function listFormsWithFigures(maySeeSubmissions: boolean): Promise<ListedForm[]> {
  const forms = await listForms()
  if (!maySeeSubmissions) return forms.map((form) => ({ ...form, submissions: null }))
  const rows = await query<Figures>(
    await db(),
    sql`select form_id as "formId", count(*)::int as total, max(submitted_at) filter (where isfinite(submitted_at)) as "lastAt"
        from submissions where ${LIVE} group by form_id`,
  )
  const figures = new Map(rows.map((row) => [row.formId, row]))
  return forms.map((form) => {
    const { total = 0, lastAt = null } = figures.get(form.id) ?? {}
    return {
      ...form,
      submissions: { total, lastAt: toInstant(lastAt) },
    }
  })
}

/** The ids of the fields a submission answers; none when its row holds no answers. */
export const answeredFields = sql`jsonb_object_keys(
  case when jsonb_typeof(data) = 'object' then data else '{}'::jsonb end)`

/** What the builder says before a field with answers is removed or changes its type. */
export async function countAnswers(id: number | null): Promise<AnswerCounts> {
  const form = await getForm(id)
  const rows = await query<{ fieldId: string; count: number }>(
    await db(),
    sql`select field.id as "fieldId", count(*)::int as count
        from submissions, ${answeredFields} as field(id)
        where form_id = ${form.id} and ${LIVE} group by field.id`,
  )
  return Object.fromEntries(rows.map(({ fieldId, count }) => [fieldId, count]))
}
