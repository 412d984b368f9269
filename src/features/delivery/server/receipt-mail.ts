import 'server-only'
import { toStoredAnswers } from '@/features/answers/answer-shape'
import { personName } from '@/features/answers/person-name'
import { personReference } from '@/features/forms/party/party'
import { presentForm } from '@/features/forms/present'
import { getFormRow } from '@/features/forms/server/data'
import { getSiteName } from '@/lib/cms'
import { toOtherLanguage } from '@/lib/languages'
import { type MailFailure, toMailFailure } from '@/lib/mail/failure'
import type { MailMessage } from '@/lib/mail/frame'
import { ownLinkUrl } from '@/lib/mail/own-link'
import { sendAutomaticMail } from '@/lib/mail/send'
import { nameWithoutLinks } from '@/lib/mail/unlinked'
import { MAIL_WORDS } from '@/lib/words/english/mail'
import { receiptLanguageOf } from './receipt-language'
import { receiptMessage } from './receipt-message'
import { listPartyPeople, type OpenReceipt, readFileNamesByField } from './receipts'

export async function composeReceipt(receipt: OpenReceipt): Promise<MailMessage> {
  const [row, party, fileNames, site] = await Promise.all([
    getFormRow(receipt.formId),
    listPartyPeople(receipt.submissionId),
    readFileNamesByField(receipt.submissionId),
    getSiteName(),
  ])
  const data = toStoredAnswers(receipt.data) ?? {}
  const form = presentForm(row)
  const language = receiptLanguageOf(toOtherLanguage(receipt.language), row.translations)
  const { freeText } = language?.words.mail ?? MAIL_WORDS
  const people = party.map((one) => ({
    label: personReference(receipt.reference, one.person),
    // Links in a name are removed or made unclickable (decision 018).
    text: nameWithoutLinks(personName(form, toStoredAnswers(one.data)) ?? '') || freeText,
  }))
  const { reference, linkVersion: version } = receipt
  const link = ownLinkUrl({ reference, version }, language?.lang ?? null)
  return receiptMessage({ ...receipt, data, people, form, fileNames, site, language, link })
}

const tagOf = ({ id, reference }: OpenReceipt, round: number) =>
  `receipt-${id}-${round}-${reference.toLowerCase()}`

/**
 * Sends a receipt's message. Returns null when the message was accepted by the mail server, or by
 * the outbox if no mail server is configured, and otherwise the failure.
 */
export async function deliverReceipt(
  receipt: OpenReceipt,
  message: MailMessage,
  round: number,
): Promise<MailFailure | null> {
  try {
    await sendAutomaticMail({ to: receipt.address, message, tag: tagOf(receipt, round) })
    return null
  } catch (error) {
    return toMailFailure(error)
  }
}
