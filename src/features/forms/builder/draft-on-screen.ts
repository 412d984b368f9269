import type { FieldInput } from '../field-input'
import type { ReceiptSettings } from '../receipt'
import type { FormDraft } from './content'
import { type DraftField, toDraft, toFieldInputs } from './draft-fields'
import { isSameReceipt, toReceiptInput } from './receipt-draft'

/** The editable content, which undo restores and a draft stores. */
export interface Work {
  fields: DraftField[]
  receipt: ReceiptSettings
}

/** The same content as it is sent, to detect later changes. */
export interface SentContent {
  fields: FieldInput[]
  receipt: ReceiptSettings
}

/** The draft that was opened here or stored from here. */
export interface DraftOnScreen extends SentContent {
  version: string
}

/** Fields that were never saved get generated keys. */
export const workOf = ({ fields, receipt }: FormDraft): Work => ({
  fields: fields.map((field, at) => toDraft({ ...field, key: field.id ?? `draft-${at}` })),
  receipt,
})

export const isSameWork = ({ fields, receipt }: Work, sent: SentContent): boolean =>
  isSameReceipt(toReceiptInput(receipt), sent.receipt) &&
  JSON.stringify(toFieldInputs(fields)) === JSON.stringify(sent.fields)
