import 'server-only'
import { fetchRows, sql } from '@/lib/database/db'
import { IS_LIVE } from '@/lib/database/live'
import { getForm } from '../../server/data'
import type { AnswerCounts } from '../answer-loss'

export const answeredFieldIdsSql = sql`jsonb_object_keys(
  case when jsonb_typeof(data) = 'object' then data else '{}'::jsonb end)`

export async function countAnswers(id: number): Promise<AnswerCounts> {
  const form = await getForm(id)
  const rows = await fetchRows<{ fieldId: string; count: number }>(sql`
    select field.id as "fieldId", count(*)::int as count
    from submissions, ${answeredFieldIdsSql} as field(id)
    where form_id = ${form.id} and ${IS_LIVE} group by field.id`)
  return Object.fromEntries(rows.map(({ fieldId, count }) => [fieldId, count]))
}
