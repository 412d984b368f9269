/** Spec §3, in the order the builder offers them. */
export const FIELD_TYPES = [
  'text',
  'email',
  'phone',
  'textarea',
  'select',
  'checkbox',
  'date',
  'file',
] as const

export type FieldType = (typeof FIELD_TYPES)[number]

interface FieldTypeTraits {
  /** The name the builder and the summary line use (Spec §2.4). */
  label: string
  /** Spec §5: only these take a list of options. */
  hasOptions: boolean
  /** Whether a placeholder makes sense in the visitor's input. */
  hasPlaceholder: boolean
}

export const FIELD_TYPE_TRAITS: Record<FieldType, FieldTypeTraits> = {
  text: { label: 'Text', hasOptions: false, hasPlaceholder: true },
  email: { label: 'Email', hasOptions: false, hasPlaceholder: true },
  phone: { label: 'Phone', hasOptions: false, hasPlaceholder: true },
  textarea: { label: 'Long Text', hasOptions: false, hasPlaceholder: true },
  select: { label: 'Dropdown', hasOptions: true, hasPlaceholder: true },
  checkbox: { label: 'Checkbox', hasOptions: true, hasPlaceholder: false },
  date: { label: 'Date', hasOptions: false, hasPlaceholder: false },
  file: { label: 'File Upload', hasOptions: false, hasPlaceholder: false },
}
