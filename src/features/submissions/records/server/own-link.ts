import 'server-only'
import type { StaffActor } from '@/lib/access'
import { recordAudit, recordSubmissionChange } from '@/lib/audit/record'
import { db, type Executor, query, sql, transaction } from '@/lib/database/db'
import { IS_LIVE } from '@/lib/database/live'
import { AppError } from '@/lib/errors'
import { toOtherLanguage } from '@/lib/languages'
import { ownLinkUrl } from '@/lib/mail/own-link'
import { LINK_VERSION_SQL } from '../../server/party'
import { renewOffer } from '../../waiting/server/offers'

interface Row {
  reference: string
  version: number
  language: string | null
}

const COLUMNS = sql`reference, ${LINK_VERSION_SQL} as version, language`

function urlOf(row: Row | undefined): { link: string } {
  if (!row) throw new AppError('submission.not_found')
  return { link: ownLinkUrl(row, toOtherLanguage(row.language)) }
}

const read = (on: Executor, id: number) =>
  query<Row>(on, sql`select ${COLUMNS} from submissions where id = ${id} and ${IS_LIVE}`)

/**
 * Returns the registrant's own link. Writes to the audit log, because anyone with the link can act
 * as the registrant. Throws `submission.not_found`.
 */
export async function getRegistrantLinkAndLog(
  id: number,
  actor: StaffActor,
): Promise<{ link: string }> {
  const [row] = await read(await db(), id)
  const url = urlOf(row)
  await recordAudit({ action: 'submission.link_copied', actor, submissions: [id] })
  return url
}

/**
 * Makes a new link for the registrant and ends the earlier ones, also those of a party's other
 * people. Throws `submission.not_found`.
 */
export const renewRegistrantLink = (id: number, actor: StaffActor): Promise<{ link: string }> =>
  transaction(async (tx) => {
    const [party] = await query<{ id: number }>(
      tx,
      sql`update submissions set link_version = link_version + 1
          where ${IS_LIVE} and id = (select coalesce(party_id, id)::int from submissions where id = ${id})
          returning id`,
    )
    if (party) await renewOffer(tx, party.id)
    const [row] = await read(tx, id)
    const url = urlOf(row)
    await recordSubmissionChange(tx, {
      action: 'submission.link_renewed',
      actor,
      submissions: [id],
    })
    return url
  })
