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
  /** Which neighbours a short one may share a row with in the visitor's form; null for none. */
  besides: 'text' | 'compact' | null
}

export const FIELD_TYPE_TRAITS: Record<FieldType, FieldTypeTraits> = {
  text: { label: 'Text', hasOptions: false, hasPlaceholder: true, besides: 'text' },
  email: { label: 'Email', hasOptions: false, hasPlaceholder: true, besides: 'compact' },
  phone: { label: 'Phone', hasOptions: false, hasPlaceholder: true, besides: 'compact' },
  textarea: { label: 'Long Text', hasOptions: false, hasPlaceholder: true, besides: null },
  select: { label: 'Dropdown', hasOptions: true, hasPlaceholder: true, besides: 'compact' },
  checkbox: { label: 'Checkbox', hasOptions: true, hasPlaceholder: false, besides: null },
  date: { label: 'Date', hasOptions: false, hasPlaceholder: false, besides: 'compact' },
  file: { label: 'File Upload', hasOptions: false, hasPlaceholder: false, besides: null },
}
