import 'server-only'
import { findRegistrantEmail } from '@/features/answers/receipt-address'
import { presentForm } from '@/features/forms/present'
import { getFormRow } from '@/features/forms/server/data'
import { findTranslatedText } from '@/features/forms/translations/sources'
import { getSiteName } from '@/lib/cms'
import { type Executor, query, sql, transaction } from '@/lib/database/db'
import { toOtherLanguage } from '@/lib/languages'
import { countAgainstBudget, findUsedUpLimit, type MailKind } from '@/lib/mail/budget'
import type { MailMessage } from '@/lib/mail/frame'
import { ownLinkUrl } from '@/lib/mail/own-link'
import { sendAutomaticMail } from '@/lib/mail/send'
import type { JobPayloads } from '@/lib/queue/jobs'
import { readAskedAddress, unsealText } from './address'
import { NOT_DELETED_CONDITION } from './find'
import { addressReplacedMessage, confirmAddressMessage, ownLinkMessage } from './messages'

type Job = JobPayloads['own.send']

interface Row {
  formId: number
  reference: string
  data: unknown
  language: string | null
  linkVersion: number
}

interface Mail {
  kind: MailKind
  to: string
  message: MailMessage
}

async function compose(tx: Executor, job: Job, row: Row): Promise<Mail | null> {
  const site = await getSiteName()
  const stored = await getFormRow(row.formId, tx)
  const form = presentForm(stored)
  const language = toOtherLanguage(row.language)
  const { reference, linkVersion: version } = row
  const name =
    (language && findTranslatedText(stored.translations?.[language], 'name', form.name)) ??
    form.name
  const about = { site, form: name, reference, language }
  if (job.kind === 'link') {
    const to = findRegistrantEmail(form, row.data)
    const link = ownLinkUrl({ reference, version }, language)
    return to === null ? null : { kind: 'own_link', to, message: ownLinkMessage(about, link) }
  }
  if (job.kind === 'told') {
    const to = unsealText(job.sealed)
    return to === null ? null : { kind: 'own_told', to, message: addressReplacedMessage(about) }
  }
  const to = readAskedAddress(job.sealed)?.address
  return to ? { kind: 'own_address', to, message: confirmAddressMessage(about, job.sealed) } : null
}

const find = async (tx: Executor, id: number): Promise<Row | undefined> =>
  (
    await query<Row>(
      tx,
      sql`select form_id as "formId", reference, data, language, link_version::int as "linkVersion"
          from submissions where id = ${id} and ${NOT_DELETED_CONDITION}`,
    )
  )[0]

/**
 * Sends the registrant's link, the request to confirm a new email address, or the message that
 * informs the earlier address. Each kind of email is limited per mailbox (decision 046). Nothing is
 * sent when the limit is used up, the registration was deleted or no email address is known.
 */
export const sendOwnMail = (job: Job): Promise<void> =>
  transaction(async (tx) => {
    const row = await find(tx, job.submissionId)
    const mail = row && (await compose(tx, job, row))
    if (!mail || (await findUsedUpLimit(tx, mail.kind, mail.to))) return
    const tag = `own-${job.submissionId}-${job.kind}-${Date.now()}`
    await sendAutomaticMail({ to: mail.to, message: mail.message, tag })
    await countAgainstBudget(tx, mail.kind, mail.to)
  })
