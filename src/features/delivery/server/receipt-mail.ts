import 'server-only'
import { readAnswers } from '@/features/answers/answer-shape'
import { getForm } from '@/features/forms/server/data'
import { cms } from '@/lib/cms'
import { mailFrom } from '@/lib/env'
import { type MailFailure, toMailFailure } from '@/lib/mail/failure'
import type { Message } from '@/lib/mail/frame'
import { receiptMessage } from './receipt-message'
import { listFileNames, type OpenReceipt } from './receipts'

/** The message as its form words it now. */
export async function composeReceipt(receipt: OpenReceipt): Promise<Message> {
  const payload = await cms()
  const [form, fileNames, { name: site }] = await Promise.all([
    getForm(receipt.formId),
    listFileNames(receipt.submissionId),
    payload.findGlobal({ slug: 'site-settings', depth: 0 }),
  ])
  const data = readAnswers(receipt.data) ?? {}
  return receiptMessage({ ...receipt, data, form, fileNames, site })
}

/** The same for every attempt, so that a mail server can tell a repeat from another message. */
function messageIdOf({ id, reference }: OpenReceipt, round: number): string {
  const domain = /@([\w.-]+)/.exec(mailFrom())?.[1] ?? 'localhost'
  return `<receipt-${id}-${round}-${reference.toLowerCase()}@${domain}>`
}

/** One attempt. Null when the mail server has taken it. */
export async function deliverReceipt(
  receipt: OpenReceipt,
  message: Message,
  round: number,
): Promise<MailFailure | null> {
  const payload = await cms()
  try {
    await payload.sendEmail({
      ...message,
      // An object, because text would be read as a list of addresses.
      to: { name: '', address: receipt.address },
      messageId: messageIdOf(receipt, round),
      // Absence notes and other machines do not answer it (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    })
    return null
  } catch (error) {
    return toMailFailure(error)
  }
}
