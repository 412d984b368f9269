import * as z from 'zod'
import { messageShape } from '@/lib/message-schema'
import type { FieldType } from './field-types'

/** The confirmation email of a form. */
export interface ReceiptSettings {
  isOn: boolean
  /** May contain `{form}` and `{reference}`. */
  subject: string
  /** May contain them too; an empty line starts a paragraph. */
  text: string
}

export const RECEIPT_LIMITS = { subject: 150, text: 5000 } as const

/** The placeholders in the text. */
export const RECEIPT_PLACEHOLDERS = { form: '{form}', reference: '{reference}' } as const

export const DEFAULT_RECEIPT: ReceiptSettings = {
  isOn: false,
  subject: 'Your registration for {form}',
  text: 'Thank you for registering for {form}. We have received your answers, and we will be in touch with you soon.\n\nPlease keep this message and its reference code: you may be asked for it.',
}

export const receiptSchema = z.object({
  isOn: z.boolean(),
  ...messageShape(RECEIPT_LIMITS),
})

/** Returns the field whose answer the confirmation is sent to: the first email field. */
export const findReceiptField = <Field extends { fieldType: FieldType }>(
  fields: readonly Field[],
): Field | undefined => fields.find(({ fieldType }) => fieldType === 'email')

/** Fills the placeholders for this registrant. */
export const fillReceipt = (text: string, form: string, reference: string): string =>
  text.replace(/\{(form|reference)\}/g, (_mark, name) => (name === 'form' ? form : reference))
