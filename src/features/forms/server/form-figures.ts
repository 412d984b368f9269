import 'server-only'
import { db, query, sql } from '@/lib/database/db'
import { COUNTED, LIVE } from '@/lib/database/live'
import { listTallies } from '@/lib/database/tally'
import { toInstant } from '@/lib/dates'
import type { AnswerCounts } from '../builder/answer-loss'
import type { ListedForm } from '../schema'
import { getForm, listForms } from './data'

/** When the last of each form came; a row without a time that can be said is passed by. */
async function listLastTimes(): Promise<Map<number, string | null>> {
  const rows = await query<{ id: number; lastAt: string | null }>(
    await db(),
    sql`select forms.id, (
          select submitted_at from submissions
          where form_id = forms.id and ${COUNTED} and isfinite(submitted_at)
          order by submitted_at desc limit 1) as "lastAt"
        from forms`,
  )
  return new Map(rows.map(({ id, lastAt }) => [id, toInstant(lastAt)]))
}

/** All forms, newest first, with how much was sent to each. */
export async function listFormsWithFigures(maySeeSubmissions: boolean): Promise<ListedForm[]> {
  const forms = await listForms()
  if (!maySeeSubmissions) return forms.map((form) => ({ ...form, submissions: null }))
  const [tallies, lastTimes] = await Promise.all([listTallies(), listLastTimes()])
  return forms.map((form) => {
    const own = tallies.filter(({ formId }) => formId === form.id)
    const total = own.reduce((sum, { count }) => sum + count, 0)
    return { ...form, submissions: { total, lastAt: lastTimes.get(form.id) ?? null } }
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
