import 'server-only'
import type { SeatState } from '@/features/forms/capacity/schema'
import { formTokenSubject } from '@/features/forms/schema'
import type { ActiveForm } from '@/features/forms/server/data'
import { WAITING_POSITION_SQL } from '@/features/submissions/server/party'
import { fetchRows, sql } from '@/lib/database/db'
import type { OtherLanguage } from '@/lib/languages'
import { ownLinkUrl } from '@/lib/mail/own-link'
import { ageOfFormToken } from '@/lib/suspicion/form-token'
import type { RegistrationResult } from '../schema'
import type { IncomingRegistration } from './request'

export interface StoredResult {
  id: number
  reference: string
  seat: SeatState | null
  language: OtherLanguage | null
  submittedAt: string
  linkVersion: number
}

/**
 * Returns the position on the waiting list, counted from 1; null for a registration that is not
 * waiting.
 */
export async function findWaitingPosition(
  formId: number,
  reference: string,
): Promise<number | null> {
  const [row] = await fetchRows<{ queue: number | null }>(sql`
    select ${WAITING_POSITION_SQL} as queue from submissions
    where form_id = ${formId} and reference = ${reference} and deleted_at is null`)
  return row?.queue ?? null
}

export async function presentRegistrationResult(
  formId: number,
  { id, reference, seat, language, submittedAt, linkVersion }: StoredResult,
): Promise<RegistrationResult> {
  const queue = seat === 'waiting' ? await findWaitingPosition(formId, reference) : null
  // The link is signed for the day of the registration, so that a repeat returns the same link.
  const link = ownLinkUrl({ reference, version: linkVersion }, language, Date.parse(submittedAt))
  return { id, reference, seat, queue, link }
}

/**
 * Returns when the sender's page was rendered, in milliseconds since 1970. Null without a valid
 * token, or for a form without a closing time.
 */
export function readPageRenderTimeMs(
  { id, places }: Pick<ActiveForm, 'id' | 'places'>,
  { arrival }: IncomingRegistration,
): number | null {
  if (places.closesAt === null || arrival.token === null) return null
  const age = ageOfFormToken(arrival.token, formTokenSubject(id))
  return age === null ? null : Date.now() - age
}
