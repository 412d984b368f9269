import 'server-only'
import { type FormRow, presentForm, presentPublicForm } from '@/features/forms/present'
import type { EventForm } from '@/features/forms/schema'
import { getFormRow } from '@/features/forms/server/data'
import type { Submission } from '@/features/submissions/schema'
import { LINK_VERSION_SQL } from '@/features/submissions/server/party'
import {
  presentSubmission,
  type RawSubmission,
  SUBMISSION_COLUMNS,
} from '@/features/submissions/server/rows'
import { incrementCounters } from '@/lib/counters/increment-counters'
import { fetchRows, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import { clientAddress, networkOf } from '@/lib/http/client-address'
import { type OtherLanguage, toOtherLanguage } from '@/lib/languages'
import { readOwnLinkToken } from '@/lib/mail/own-link'

/**
 * SQL condition for registrations that are not deleted. Suspected ones match too, because their
 * sender must not learn of the suspicion.
 */
export const NOT_DELETED_CONDITION = sql`deleted_at is null`

/**
 * Why a registrant's link does not work; the code of the error is `link.` followed by this reason.
 */
export type DeadLinkReason = 'unknown' | 'replaced' | 'expired' | 'erased' | 'removed' | 'merged'

export interface OpenedLink {
  submission: Submission
  form: EventForm
  row: FormRow
  /** The language of the registration; null for English. */
  language: OtherLanguage | null
  linkVersion: number
  isErasureAsked: boolean
  /** For a person after the first, the ids of that person's questions; null means all questions. */
  asked: readonly string[] | null
}

interface UnusableLink {
  dead: DeadLinkReason
  /** The reference of the registration into which this one was merged; null for other reasons. */
  reference: string | null
}

type Found = RawSubmission & {
  isDeleted: boolean
  mergedInto: string | null
  isErasureAsked: boolean
  linkVersion: number
}

const dead = (why: DeadLinkReason, reference: string | null = null): UnusableLink => ({
  dead: why,
  reference,
})

export async function openOwnLink(token: string): Promise<OpenedLink | UnusableLink> {
  const link = readOwnLinkToken(token, Date.now())
  if (!link) return dead('unknown')
  const [found] = await fetchRows<Found>(sql`
    select ${SUBMISSION_COLUMNS}, deleted_at is not null as "isDeleted",
      ${LINK_VERSION_SQL} as "linkVersion",
      erasure_asked_at is not null as "isErasureAsked",
      (select other.reference from submissions other where other.id = submissions.merged_into_id::int)
        as "mergedInto"
    from submissions where reference = ${link.reference}`)
  if (!found) return dead('erased')
  const { isDeleted, mergedInto, isErasureAsked, linkVersion, ...row } = found
  if (linkVersion !== link.version) return dead('replaced')
  if (mergedInto !== null) return dead('merged', mergedInto)
  if (isDeleted) return dead('removed')
  if (link.isOver) return dead('expired')
  const form = await getFormRow(row.formId)
  return {
    submission: presentSubmission(row),
    form: presentForm(form),
    row: form,
    language: toOtherLanguage(row.language),
    linkVersion,
    isErasureAsked,
    asked: row.partyId === null ? null : (presentPublicForm(form).party?.fieldIds ?? null),
  }
}

/** How many invalid tokens one network may send in `GUESS_S` seconds. */
const GUESSES = 60
const GUESS_S = 600

/**
 * Counts an invalid token. Returns true when the network has sent too many. Valid tokens must not
 * be counted, because a whole church may open its links from one IP address.
 */
export async function countInvalidToken(headers: Headers): Promise<boolean> {
  const key = `own-guess:${networkOf(clientAddress(headers))}`
  return ((await incrementCounters([{ key, seconds: GUESS_S }])).get(key) ?? 0) > GUESSES
}

/** Counts an invalid token. Throws `link.unknown`, or `request.too_many` after too many of them. */
export async function refuseInvalidToken({ headers }: Request): Promise<never> {
  const isTooMany = await countInvalidToken(headers)
  if (isTooMany) throw new AppError('request.too_many', { retryAfterSeconds: GUESS_S })
  throw new AppError('link.unknown')
}

/** Opens a registrant's link. Throws `link.*` if it does not work, or `request.too_many`. */
export async function requireOwnLink(token: string, request: Request): Promise<OpenedLink> {
  const own = await openOwnLink(token)
  if (!('dead' in own)) return own
  if (own.dead === 'unknown') return refuseInvalidToken(request)
  throw new AppError(`link.${own.dead}`, { reference: own.reference ?? undefined })
}
