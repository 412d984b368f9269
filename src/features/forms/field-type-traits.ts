import type { AnswerLimits } from './answer-limits'
import type { ANSWER_ORDERS } from './orders'

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
  /**
   * Two neighbouring short fields with the same value may share a row of the form (field-rows.ts).
   * Null for a type that never shares a row.
   */
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
  /** Attributes of the input. Used when `control` is `line`. */
  line: LineAttributes
  /**
   * The HTML `autocomplete` value. `label` means that the value is derived from the field's label.
   */
  autoComplete: 'label' | 'email' | 'tel' | null
  /** Key of the message for an input that is partly filled in, such as a date without a year. */
  halfTyped: 'day' | 'time' | null
  /**
   * What the answers contain. `words` are checked for spam (decision 019), a `choice` may be
   * repeated in an automatic confirmation (decision 018), and an `address` identifies a person
   * (decision 023).
   */
  holds: 'words' | 'choice' | 'address' | 'file' | 'nothing'
  canName: boolean
  link: 'email' | 'phone' | null
  /** How answers are compared in limits and conditions; null when they have no order. */
  order: keyof typeof ANSWER_ORDERS | null
  limits: readonly (keyof AnswerLimits)[]
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

export const CHOICE_TRAITS: FieldTypeTraits = {
  ...TEXT_TRAITS,
  autoComplete: null,
  holds: 'choice',
}
