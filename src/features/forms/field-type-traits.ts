import type { AnswerLimits } from './answer-limits'
import type { ORDERS } from './orders'

interface LineAttributes {
  type: 'text' | 'email' | 'tel' | 'date' | 'time'
  inputMode?: 'email' | 'tel' | 'decimal'
  autoCapitalize?: 'none'
  spellCheck?: false
}

export interface FieldTypeTraits {
  label: string
  hasOptions: boolean
  hasPlaceholder: boolean
  /** Two short neighbours with the same value may share a row (field-rows.ts). Null for never. */
  besides: 'text' | 'compact' | null
  control:
    | 'line'
    | 'paragraphs'
    | 'choice'
    | 'choices'
    | 'radios'
    | 'agreement'
    | 'file'
    | 'place'
    | 'heading'
    | 'note'
  /** Used when `control` is `line`. */
  line: LineAttributes
  /** The HTML `autocomplete` value; `label` derives it from the label. */
  autoComplete: 'label' | 'email' | 'tel' | null
  /** Key of the message for an input that is partly filled in, such as a date without a year. */
  halfTyped: 'day' | 'time' | null
  /**
   * `words` are checked for spam (decision 019), a `choice` may be repeated in an automatic
   * confirmation (018), and an `address` identifies a person (023). The others have no such use.
   */
  holds: 'words' | 'choice' | 'address' | 'file' | 'nothing'
  /** Whether staff may choose the field as the registrant's name. */
  canName: boolean
  link: 'email' | 'phone' | null
  /** How answers are compared in limits and conditions; null when they have no order. */
  order: keyof typeof ORDERS | null
  limits: readonly (keyof AnswerLimits)[]
  /** The kind of cell in exports. */
  cell: 'text' | 'date' | 'time' | 'number' | 'file'
}

export const TEXT_TRAITS: FieldTypeTraits = {
  label: 'Text',
  hasOptions: false,
  hasPlaceholder: true,
  besides: 'text',
  control: 'line',
  line: { type: 'text' },
  autoComplete: 'label',
  halfTyped: null,
  holds: 'words',
  canName: true,
  link: null,
  order: null,
  limits: [],
  cell: 'text',
}

/** The base of choices, numbers, dates and times, and of types without an answer. */
export const CHOICE_TRAITS: FieldTypeTraits = {
  ...TEXT_TRAITS,
  autoComplete: null,
  holds: 'choice',
}
