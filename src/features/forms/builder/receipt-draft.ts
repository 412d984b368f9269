import { firstErrorsByPath } from '@/lib/notices/first-messages'
import { DEFAULT_RECEIPT, type ReceiptSettings, receiptSchema } from '../receipt'

export type ReceiptProblems = Partial<Record<'subject' | 'text', string>>

/**
 * Returns the settings to save. A confirmation email that is switched off may have invalid texts;
 * both texts then become the defaults, so that the form can be saved.
 */
export function toReceiptInput(draft: ReceiptSettings): ReceiptSettings {
  const { data } = receiptSchema.safeParse(draft)
  if (data) return data
  return draft.isOn ? draft : DEFAULT_RECEIPT
}

export const isSameReceipt = (a: ReceiptSettings, b: ReceiptSettings): boolean =>
  a.isOn === b.isOn && a.subject === b.subject && a.text === b.text

export function findReceiptProblems(draft: ReceiptSettings): ReceiptProblems {
  return firstErrorsByPath(receiptSchema.safeParse(toReceiptInput(draft)).error)
}
