import * as z from 'zod'
import { messageShape } from '@/lib/message-schema'
import type { FieldType } from './field-types'

/** The confirmation email of a form: what a registrant gets, when the form asks for it. */
export interface ReceiptSettings {
  isOn: boolean
  /** May name `{form}` and `{reference}`. */
  subject: string
  /** May name them too; an empty line begins a paragraph. */
  text: string
}

export const RECEIPT_LIMITS = { subject: 150, text: 5000 } as const

/** What stands in the text, and what it becomes. */
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

/** The field whose answer the receipt goes to: the first one for an email address. */
export const findReceiptField = <Field extends { fieldType: FieldType }>(
  fields: readonly Field[],
): Field | undefined => fields.find(({ fieldType }) => fieldType === 'email')

/** The text as this registrant reads it. */
export const fillReceipt = (text: string, form: string, reference: string): string =>
  text.replace(/\{(form|reference)\}/g, (_mark, name) => (name === 'form' ? form : reference))
