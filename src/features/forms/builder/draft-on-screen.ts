import type { FieldInput } from '../field-input'
import type { ReceiptSettings } from '../receipt'
import type { FormDraft } from './content'
import { type DraftField, toDraft, toFieldInputs } from './draft-fields'
import { isSameReceipt, toReceiptInput } from './receipt-draft'

/** What is edited: undo restores it, and a draft stores it. */
export interface Work {
  fields: DraftField[]
  receipt: ReceiptSettings
}

/**
 * The same content in the form in which it is sent; compared with it, later changes are detected.
 */
export interface SentContent {
  fields: FieldInput[]
  receipt: ReceiptSettings
}

/** The draft that this screen has opened or stored. */
export interface DraftOnScreen extends SentContent {
  version: string
}

/** The draft's content for editing; fields that were never saved get generated keys. */
export const workOf = ({ fields, receipt }: FormDraft): Work => ({
  fields: fields.map((field, at) => toDraft({ ...field, key: field.id ?? `draft-${at}` })),
  receipt,
})

export const isSameWork = ({ fields, receipt }: Work, sent: SentContent): boolean =>
  isSameReceipt(toReceiptInput(receipt), sent.receipt) &&
  JSON.stringify(toFieldInputs(fields)) === JSON.stringify(sent.fields)
