import 'server-only'
import { fetchRows, sql } from '@/lib/database/db'
import { COUNTED } from '@/lib/database/live'
import { MINISTRY_TIME_ZONE } from '@/lib/dates'
import { listTallies } from '@/lib/tallies/tally'
import type { SubmissionFigures } from '../schema'
import { TOP_FORMS, TREND_DAYS } from '../schema'

/** Midnight of the first day shown, as an instant. */
const trendStart = sql`((date_trunc('day', now() at time zone ${MINISTRY_TIME_ZONE})
  - make_interval(days => ${TREND_DAYS - 1}::int)) at time zone ${MINISTRY_TIME_ZONE})`

async function countByStatus(): Promise<SubmissionFigures['byStatus']> {
  const counts = { new: 0, reviewed: 0, contacted: 0, completed: 0 }
  for (const { status, count } of await listTallies()) {
    counts[status as keyof typeof counts] += count
  }
  return counts
}

const countPerDay = async (): Promise<SubmissionFigures['perDay']> =>
  fetchRows(sql`
    select to_char(day, 'YYYY-MM-DD') as day, count(submission.id)::int as count
    from generate_series(
      date_trunc('day', now() at time zone ${MINISTRY_TIME_ZONE})
        - make_interval(days => ${TREND_DAYS - 1}::int),
      date_trunc('day', now() at time zone ${MINISTRY_TIME_ZONE}), interval '1 day') as day
    left join submissions submission
      on submission.submitted_at >= day at time zone ${MINISTRY_TIME_ZONE}
      and ${COUNTED}
      and submission.submitted_at < (day + interval '1 day') at time zone ${MINISTRY_TIME_ZONE}
    group by day order by day`)

const countByForm = async (): Promise<SubmissionFigures['byForm']> =>
  fetchRows(sql`
    select form.id, form.name, count(*)::int as count
    from submissions submission join forms form on form.id = submission.form_id
    where ${COUNTED} and submission.submitted_at >= ${trendStart}
    group by form.id, form.name order by count desc, form.id limit ${TOP_FORMS}`)

/** Returns all figures of the dashboard about submissions. */
export async function readSubmissionFigures(): Promise<SubmissionFigures> {
  const [byStatus, perDay, byForm] = await Promise.all([
    countByStatus(),
    countPerDay(),
    countByForm(),
  ])
  const total = Object.values(byStatus).reduce((sum, count) => sum + count, 0)
  return { total, new: byStatus.new, today: perDay.at(-1)?.count ?? 0, byStatus, byForm, perDay }
}
