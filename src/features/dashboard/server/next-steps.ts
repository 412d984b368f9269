import 'server-only'
import { fetchRows, sql } from '@/lib/database/db'
import { IS_LIVE } from '@/lib/database/live'
import { groupCountBeforeSql } from '@/lib/tallies/tally'
import { listLastDays } from '../days'
import { LONG_WAIT_DAYS, type NextSteps } from '../schema'

type OwnCounts = Pick<NextSteps, 'waiting' | 'suspected' | 'erasures'>

export async function readNextStepCounts(zone: string): Promise<OwnCounts> {
  const days = listLastDays(LONG_WAIT_DAYS + 2, new Date(), zone)
  const [until, end] = days
  if (!until || !end) throw new Error('There are no days')
  const at = sql`${end.start.toISOString()}::timestamptz`
  const before = groupCountBeforeSql({ status: 'new' }, { at, id: sql`0` })
  const [counts] = await fetchRows<{ waiting: number; suspected: number; erasures: number }>(sql`
      select ${before} as waiting,
        (select count(*)::int from submissions where suspected_at is not null and party_id is null)
        + (select count(*)::int from testimonies where suspected_at is not null) as suspected,
        (select count(distinct coalesce(party_id, id))::int from submissions where erasure_asked_at is not null and ${IS_LIVE}) as erasures`)
  return {
    waiting: { count: counts?.waiting ?? 0, until: until.day },
    suspected: counts?.suspected ?? 0,
    erasures: counts?.erasures ?? 0,
  }
}
