import { firstMessages } from '@/lib/notices/first-messages'
import { DEFAULT_RECEIPT, type ReceiptSettings, receiptSchema } from '../receipt'

export type ReceiptProblems = Partial<Record<'subject' | 'text', string>>

/**
 * Returns the confirmation email as a request sends it. While it is switched off and one of its
 * texts is invalid, both texts are replaced by the defaults, so that they do not prevent saving.
 */
export function toReceiptInput(draft: ReceiptSettings): ReceiptSettings {
  const { data } = receiptSchema.safeParse(draft)
  if (data) return data
  return draft.isOn ? draft : DEFAULT_RECEIPT
}

export const isSameReceipt = (a: ReceiptSettings, b: ReceiptSettings): boolean =>
  a.isOn === b.isOn && a.subject === b.subject && a.text === b.text

/** Validates the email with the server's schema, before anything is sent. */
export function findReceiptProblems(draft: ReceiptSettings): ReceiptProblems {
  return firstMessages(receiptSchema.safeParse(toReceiptInput(draft)).error)
}
