import 'server-only'
import { findRegistrantEmail } from '@/features/answers/receipt-address'
import { findForm } from '@/features/forms/server/data'
import { findReferenceInSearch } from '@/features/submissions/quoted'
import { countCall } from '@/lib/counters/limit'
import { db, fetchRows, sql } from '@/lib/database/db'
import { IS_LIVE } from '@/lib/database/live'
import { clientAddress, networkOf } from '@/lib/http/client-address'
import { canonicalMailbox } from '@/lib/mail/recipient'
import { enqueue } from '@/lib/queue/enqueue'
import type { LostLinkInput } from '../schema'

/**
 * The most requests per network and hour. The number is high, because a whole church may share one
 * IP address.
 */
const ASKED_PER_HOUR = 60
const HOUR_S = 3600

async function findMatching({ reference, email }: LostLinkInput): Promise<number | null> {
  const code = findReferenceInSearch(reference)
  const [row] = await fetchRows<{ id: number; formId: number; data: unknown }>(
    sql`select id, form_id as "formId", data from submissions where reference = ${code} and ${IS_LIVE}`,
  )
  const form = row && (await findForm(row.formId))
  const contact = form ? findRegistrantEmail(form, row.data) : null
  return row && contact && canonicalMailbox(contact) === canonicalMailbox(email) ? row.id : null
}

/**
 * Queues a job that mails the link again. It is queued even when no registration matches, so that
 * the response does not reveal which registrations exist. Throws `request.too_many`.
 */
export async function requestNewLink(input: LostLinkInput, { headers }: Request): Promise<void> {
  const key = `own-lost:${networkOf(clientAddress(headers))}`
  await countCall({ key, points: ASKED_PER_HOUR, seconds: HOUR_S }, 'request.too_many')
  const submissionId = (await findMatching(input)) ?? 0
  await enqueue(await db(), 'own.send', { kind: 'link', submissionId })
}
