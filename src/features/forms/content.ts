import type { FieldChange } from './field-input'
import type { ReceiptSettings } from './receipt'

/** A field as it is kept in a draft or an earlier version; one that is not saved yet has no id. */
export type KeptField = Pick<
  FieldChange,
  'id' | 'label' | 'fieldType' | 'placeholder' | 'helpText' | 'isRequired' | 'options'
>

/** What Save Form saves: the fields in their order, and the confirmation email. */
export interface FormContent {
  fields: KeptField[]
  receipt: ReceiptSettings
}

/** Without what is only about its place in a row or on a screen. */
export const keepField = (field: Omit<KeptField, 'helpText'> & { helpText?: string | null }) => {
  const { id, label, fieldType, placeholder, helpText = null, isRequired, options } = field
  return { id, label, fieldType, placeholder, helpText, isRequired, options }
}
