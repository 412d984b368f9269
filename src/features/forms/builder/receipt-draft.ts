import { firstMessages } from '@/lib/notices/first-messages'
import { DEFAULT_RECEIPT, type ReceiptSettings, receiptSchema } from '../receipt'

export type ReceiptProblems = Partial<Record<'subject' | 'text', string>>

/** If a text of a switched-off email is invalid, both become the defaults, so saving works. */
export function toReceiptInput(draft: ReceiptSettings): ReceiptSettings {
  const { data } = receiptSchema.safeParse(draft)
  if (data) return data
  return draft.isOn ? draft : DEFAULT_RECEIPT
}

export const isSameReceipt = (a: ReceiptSettings, b: ReceiptSettings): boolean =>
  a.isOn === b.isOn && a.subject === b.subject && a.text === b.text

export function findReceiptProblems(draft: ReceiptSettings): ReceiptProblems {
  return firstMessages(receiptSchema.safeParse(toReceiptInput(draft)).error)
}
