import 'server-only'
import { readAnswers } from '@/features/answers/answer-shape'
import { personName } from '@/features/answers/person-name'
import { personReference } from '@/features/forms/party/party'
import { presentForm } from '@/features/forms/present'
import { getFormRow } from '@/features/forms/server/data'
import { getSiteName } from '@/lib/cms'
import { otherLanguage } from '@/lib/languages'
import { type MailFailure, toMailFailure } from '@/lib/mail/failure'
import type { Message } from '@/lib/mail/frame'
import { ownUrl } from '@/lib/mail/own-link'
import { sendAutomatic } from '@/lib/mail/send'
import { plainName } from '@/lib/mail/unlinked'
import { MAIL } from '@/lib/words/english/mail'
import { receiptLanguageOf } from './receipt-language'
import { receiptMessage } from './receipt-message'
import { listFileNames, listPeople, type OpenReceipt } from './receipts'

export async function composeReceipt(receipt: OpenReceipt): Promise<Message> {
  const [row, party, fileNames, site] = await Promise.all([
    getFormRow(receipt.formId),
    listPeople(receipt.submissionId),
    listFileNames(receipt.submissionId),
    getSiteName(),
  ])
  const data = readAnswers(receipt.data) ?? {}
  const form = presentForm(row)
  const language = receiptLanguageOf(otherLanguage(receipt.language), row.translations)
  const { freeText } = language?.words.mail ?? MAIL
  const people = party.map((one) => ({
    label: personReference(receipt.reference, one.person),
    // Links in a name are removed or made unclickable (decision 018).
    text: plainName(personName(form, readAnswers(one.data)) ?? '') || freeText,
  }))
  const { reference, linkVersion: version } = receipt
  const link = ownUrl({ reference, version }, language?.lang ?? null)
  return receiptMessage({ ...receipt, data, people, form, fileNames, site, language, link })
}

const tagOf = ({ id, reference }: OpenReceipt, round: number) =>
  `receipt-${id}-${round}-${reference.toLowerCase()}`

/**
 * Returns null when the message was accepted by the mail server, or by the outbox if no mail server
 * is configured.
 */
export async function deliverReceipt(
  receipt: OpenReceipt,
  message: Message,
  round: number,
): Promise<MailFailure | null> {
  try {
    await sendAutomatic({ to: receipt.address, message, tag: tagOf(receipt, round) })
    return null
  } catch (error) {
    return toMailFailure(error)
  }
}
