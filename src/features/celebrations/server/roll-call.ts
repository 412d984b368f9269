import 'server-only'
import { fetchRows, query, sql, transaction } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import { readJson } from '@/lib/http/body'
import { wantsPage } from '@/lib/http/page-answer'
import { readBytes } from '@/lib/http/read-bytes'
import { INVALIDATION_CHANNEL } from '@/lib/kept-pages'
import { slugify } from '@/lib/slug'
import { FORM_TOKEN_NAME, HONEYPOT_NAME } from '@/lib/suspicion/suspicion'
import { type FormArrival, formArrivalOf, weighSuspicion } from '@/lib/suspicion/weigh'
import { ROLL_CALL_TOKEN_SUBJECT } from '../constants'
import type { DayHours } from '../day-phase'
import { rollCallSchema } from '../roll-call'
import { listProvinceSlugs } from './data'

const BODY_BYTES = 4 * 1024

export async function parseRollCallRequest(request: Request) {
  const body = wantsPage(request)
    ? rollCallSchema.parse(
        Object.fromEntries(
          new URLSearchParams((await readBytes(request, BODY_BYTES)).toString('utf8')),
        ),
      )
    : await readJson(request, rollCallSchema)
  const signs = { token: body[FORM_TOKEN_NAME] || null, unseen: body[HONEYPOT_NAME] ?? '' }
  return { province: body.province, arrival: formArrivalOf(request, signs) }
}

/** Reports count from this time before the beginning, so that staff can enter some early. */
const EARLY_MS = 12 * 60 * 60 * 1000

const sinceOf = ({ startsAt }: DayHours) => new Date(startsAt - EARLY_MS).toISOString()

export async function listReportedProvinces(hours: DayHours): Promise<string[]> {
  const rows = await fetchRows<{ name: string }>(
    sql`select name from provinces where reported_at >= ${sinceOf(hours)} order by name`,
  )
  return rows.map(({ name }) => slugify(name))
}

/**
 * Stores that a province has reported. A second report changes nothing, which limits what strangers
 * can cause. Suspected spam is dropped silently. Throws `province.not_found`.
 */
export async function reportProvince(
  slug: string,
  hours: DayHours,
  arrival: FormArrival,
): Promise<void> {
  const place = (await listProvinceSlugs()).find((each) => each.slug === slug)
  if (!place) throw new AppError('province.not_found')
  const { suspicion } = await weighSuspicion({
    subject: ROLL_CALL_TOKEN_SUBJECT,
    arrival,
    texts: [],
    answers: 1,
    // Home is a cached page, so many visitors get the same form token.
    isPageShared: true,
  })
  if (suspicion) return
  await transaction(async (tx) => {
    const lit = await query(
      tx,
      sql`update provinces set reported_at = now()
          where id = ${place.id} and (reported_at is null or reported_at < ${sinceOf(hours)})
          returning id`,
    )
    if (lit.length > 0)
      await tx.execute(sql`select pg_notify(${INVALIDATION_CHANNEL}, 'everything')`)
  })
}
