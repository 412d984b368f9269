import 'server-only'
import { fetchRows, sql } from '@/lib/database/db'
import { IS_COUNTED } from '@/lib/database/live'
import { listTallies } from '@/lib/tallies/tally'
import { type CalendarDay, listLastDays } from '../days'
import { type SubmissionFigures, TOP_FORM_COUNT, TREND_DAYS } from '../schema'

async function countByStatus(): Promise<SubmissionFigures['byStatus']> {
  const counts = { new: 0, reviewed: 0, contacted: 0, completed: 0 }
  for (const { status, count } of await listTallies()) {
    counts[status as keyof typeof counts] += count
  }
  return counts
}

const countPerDay = async (days: readonly CalendarDay[]): Promise<SubmissionFigures['perDay']> =>
  fetchRows(sql`
    with days as (
      select day, start, lead(start) over (order by start) as until
      from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as listed(day text, start timestamptz))
    select day, count(submission.id)::int as count
    from days left join submissions submission
      on submission.submitted_at >= start and submission.submitted_at < until and ${IS_COUNTED}
    where until is not null group by day order by day`)

const countByForm = async (since: Date): Promise<SubmissionFigures['byForm']> =>
  fetchRows(sql`
    select form.id, form.name, count(*)::int as count
    from submissions submission join forms form on form.id = submission.form_id
    where ${IS_COUNTED} and submission.submitted_at >= ${since.toISOString()}::timestamptz
    group by form.id, form.name order by count desc, form.id limit ${TOP_FORM_COUNT}`)

export async function readSubmissionFigures(zone: string): Promise<SubmissionFigures> {
  const now = new Date()
  const days = listLastDays(TREND_DAYS, now, zone)
  const [byStatus, perDay, byForm] = await Promise.all([
    countByStatus(),
    countPerDay(days),
    countByForm(days[0]?.start ?? now),
  ])
  const total = Object.values(byStatus).reduce((sum, count) => sum + count, 0)
  return { total, new: byStatus.new, today: perDay.at(-1)?.count ?? 0, byStatus, byForm, perDay }
}
