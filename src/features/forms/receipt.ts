import * as z from 'zod'
import { messageShape } from '@/lib/message-schema'
import { MAIL_WORDS } from '@/lib/words/english/mail'
import type { FieldType } from './field-types'

export interface ReceiptSettings {
  isOn: boolean
  /** May contain `{form}` and `{reference}`. */
  subject: string
  /** May contain `{form}` and `{reference}`. An empty line begins a new paragraph. */
  text: string
}

export const RECEIPT_LIMITS = { subject: 150, text: 5000 } as const

export const RECEIPT_PLACEHOLDERS = { form: '{form}', reference: '{reference}' } as const

export const DEFAULT_RECEIPT: ReceiptSettings = {
  isOn: false,
  subject: MAIL_WORDS.subject,
  text: MAIL_WORDS.text,
}

export const receiptSchema = z.object({
  isOn: z.boolean(),
  ...messageShape(RECEIPT_LIMITS),
})

/** Returns the first email field, whose answer is the address of the confirmation. */
export const findReceiptField = <Field extends { fieldType: FieldType }>(
  fields: readonly Field[],
): Field | undefined => fields.find(({ fieldType }) => fieldType === 'email')

export const fillReceiptPlaceholders = (text: string, form: string, reference: string): string =>
  text.replace(/\{(form|reference)\}/g, (_mark, name) => (name === 'form' ? form : reference))
