import 'server-only'
import { cms, getSiteName } from '@/lib/cms'
import { db, type Executor, query, sql, transaction } from '@/lib/database/db'
import { countAgainstBudget, findUsedUpLimit } from '@/lib/mail/budget'
import { sendAutomaticMail } from '@/lib/mail/send'
import { enqueue } from '@/lib/queue/enqueue'
import type { JobPayloads } from '@/lib/queue/jobs'
import { PROVINCES_SLUG } from '../constants'
import { presentProvinceSummary } from '../present-province-summary'
import type { ProvinceSummary } from '../schema'
import { venueAnnouncementMessage, venueConfirmationMessage } from './venue-messages'

/** A request that its mailbox's owner has not confirmed is deleted after this time. */
const UNCONFIRMED_FOR = '7 days'

/**
 * Queues messages about announced venues, and deletes old unconfirmed requests. Several processes
 * may run this at the same time.
 */
export async function notifyOfAnnouncedVenues(): Promise<void> {
  await transaction(async (tx) => {
    const rows = await query<{ id: number }>(
      tx,
      sql`update venue_requests set queued_at = now() where id in (
            select request.id from venue_requests request
            join provinces on provinces.id = province_id
            where is_announced and confirmed_at is not null and queued_at is null
            for update of request skip locked)
          returning id`,
    )
    for (const { id } of rows) {
      await enqueue(tx, 'venue.send', { kind: 'announcement', requestId: id })
    }
  })
  await (await db()).execute(sql`
    delete from venue_requests where confirmed_at is null
      and updated_at < now() - ${UNCONFIRMED_FOR}::interval`)
}

/** Reads a province without its picture, because the worker cannot compute picture URLs. */
async function findProvinceSummary(id: number): Promise<ProvinceSummary | null> {
  const payload = await cms()
  const row = await payload.findByID({
    collection: PROVINCES_SLUG,
    id,
    depth: 1,
    disableErrors: true,
    overrideAccess: true,
  })
  return row && presentProvinceSummary(row)
}

interface OpenRequest {
  email: string
  provinceId: number
  isConfirmed: boolean
}

async function lockRequest(tx: Executor, id: number): Promise<OpenRequest | null> {
  const [row] = await query<OpenRequest>(
    tx,
    sql`select email, province_id as "provinceId",
          confirmed_at is not null as "isConfirmed"
        from venue_requests where id = ${id} for update`,
  )
  return row ?? null
}

/**
 * Sends a confirmation or an announcement. The number of confirmations to one mailbox is limited
 * (decision 046). Announcements are not limited, because the mailbox's owner confirmed the request.
 */
export async function sendVenueMail({ kind, requestId }: JobPayloads['venue.send']): Promise<void> {
  const site = await getSiteName()
  await transaction(async (tx) => {
    const request = await lockRequest(tx, requestId)
    if (!request) return
    const province = await findProvinceSummary(request.provinceId)
    if (!province) return
    const waiting = { requestId, site, province }
    const to = request.email
    if (kind === 'confirmation') {
      if (request.isConfirmed || (await findUsedUpLimit(tx, 'venue', to))) return
      await tx.execute(
        sql`update venue_requests set asked_at = now(), updated_at = now() where id = ${requestId}`,
      )
      const message = venueConfirmationMessage(waiting)
      await sendAutomaticMail({ to, message, tag: `venue-ask-${requestId}-${Date.now()}` })
      await countAgainstBudget(tx, 'venue', to)
      return
    }
    if (!province.venue) {
      // The announcement was withdrawn, so the request waits for the next announcement.
      await tx.execute(sql`update venue_requests set queued_at = null where id = ${requestId}`)
      return
    }
    const message = venueAnnouncementMessage(waiting)
    await sendAutomaticMail({ to, message, tag: `venue-set-${requestId}` })
    await tx.execute(sql`delete from venue_requests where id = ${requestId}`)
  })
}
