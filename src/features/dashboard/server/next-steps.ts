import 'server-only'
import { fetchRows, sql } from '@/lib/database/db'
import { COUNTED, LIVE } from '@/lib/database/live'
import { talliedBefore } from '@/lib/tallies/tally'
import { listDays } from '../days'
import { LONG_DAYS, type NextSteps } from '../schema'

/** The new registrations that are compared, newest first: a bound for what a rush may cost. */
const MAX_COMPARED = 500

type Duplicates = NextSteps['duplicates']

/** Finds new registrations whose mailbox has another one for the same form. */
async function findDuplicates(): Promise<Duplicates> {
  const [found] = await fetchRows<Duplicates>(sql`
    with newest as materialized (
      select id, form_id from submissions where ${COUNTED} and status = 'new'
      order by submitted_at desc, id desc limit ${MAX_COMPARED}),
    twice as (
      select newest.id from newest
      join receipts mine on mine.submission_id = newest.id
      where exists (
        select from receipts other
        join submissions on submissions.id = other.submission_id
        where other.recipient = mine.recipient and other.submission_id < newest.id
          and submissions.form_id = newest.form_id and ${COUNTED}))
    select count(*)::int as count, max(id) as newest from twice`)
  return found ?? { count: 0, newest: null }
}

type OwnCounts = Pick<NextSteps, 'waiting' | 'suspected' | 'erasures' | 'duplicates'>

/**
 * Counts new registrations that wait longer than `LONG_DAYS`, possible spam, and people who
 * registered twice. Other features count the rest of what to do next. Days end in this time zone.
 */
export async function readNextSteps(zone: string): Promise<OwnCounts> {
  const days = listDays(LONG_DAYS + 2, new Date(), zone)
  const [until, end] = days
  if (!until || !end) throw new Error('There are no days')
  const at = sql`${end.start.toISOString()}::timestamptz`
  const before = talliedBefore({ status: 'new' }, { at, id: sql`0` })
  const [[counts], duplicates] = await Promise.all([
    fetchRows<{ waiting: number; suspected: number; erasures: number }>(sql`
      select ${before} as waiting,
        (select count(*)::int from submissions where suspected_at is not null and party_id is null)
        + (select count(*)::int from testimonies where suspected_at is not null) as suspected,
        (select count(distinct coalesce(party_id, id))::int from submissions where erasure_asked_at is not null and ${LIVE}) as erasures`),
    findDuplicates(),
  ])
  return {
    waiting: { count: counts?.waiting ?? 0, until: until.day },
    suspected: counts?.suspected ?? 0,
    erasures: counts?.erasures ?? 0,
    duplicates,
  }
}
