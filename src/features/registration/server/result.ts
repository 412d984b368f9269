import 'server-only'
import type { SeatState } from '@/features/forms/capacity/schema'
import { formTokenSubject } from '@/features/forms/schema'
import type { ActiveForm } from '@/features/forms/server/data'
import { fetchRows, sql } from '@/lib/database/db'
import { LIVE } from '@/lib/database/live'
import type { OtherLanguage } from '@/lib/languages'
import { ownUrl } from '@/lib/mail/own-link'
import { ageOfFormToken } from '@/lib/suspicion/form-token'
import type { RegistrationResult } from '../schema'
import type { IncomingRegistration } from './request'

/** `line` orders the waiting list; it is not the position on it. */
export interface StoredResult {
  id: number
  reference: string
  seat: SeatState | null
  line: number | null
  language: OtherLanguage | null
  /** Any format that `Date.parse` accepts. */
  submittedAt: string
  linkVersion: number
}

/** 1 is next; a party takes one position. */
async function positionOfLine(formId: number, line: number): Promise<number> {
  const [row] = await fetchRows<{ ahead: number }>(sql`
    select count(distinct line)::int as ahead from submissions
    where form_id = ${formId} and seat = 'waiting' and line < ${line} and ${LIVE} and not is_test`)
  return (row?.ahead ?? 0) + 1
}

/** The position on the waiting list, 1 is next; null for a registration that does not wait. */
export async function findWaitingPosition(
  formId: number,
  reference: string,
): Promise<number | null> {
  const [row] = await fetchRows<{ line: number }>(sql`
    select line from submissions where form_id = ${formId} and reference = ${reference}
      and seat = 'waiting' and line is not null and ${LIVE} and not is_test`)
  return row ? positionOfLine(formId, row.line) : null
}

export async function presentResult(
  formId: number,
  { id, reference, seat, line, language, submittedAt, linkVersion }: StoredResult,
): Promise<RegistrationResult> {
  const queue = seat === 'waiting' && line !== null ? await positionOfLine(formId, line) : null
  // Signed for the day of the registration, so that a repeat returns the same link.
  const link = ownUrl({ reference, version: linkVersion }, language, Date.parse(submittedAt))
  return { id, reference, seat, queue, link }
}

/**
 * When the sender's page was made, in milliseconds since 1970; null without a valid token or
 * without a closing time.
 */
export function pageMadeAtOf(
  { id, places }: Pick<ActiveForm, 'id' | 'places'>,
  { arrival }: IncomingRegistration,
): number | null {
  if (places.closesAt === null || arrival.token === null) return null
  const age = ageOfFormToken(arrival.token, formTokenSubject(id))
  return age === null ? null : Date.now() - age
}
