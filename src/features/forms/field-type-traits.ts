import type { AnswerLimits } from './answer-limits'

/** HTML attributes of a single-line input, for visitors and staff. */
interface LineAttributes {
  type: 'text' | 'email' | 'tel' | 'date' | 'time'
  inputMode?: 'email' | 'tel' | 'decimal'
  autoCapitalize?: 'none'
  spellCheck?: false
}

/** What the code needs to know about a type of field; the values are in field-types.ts. */
export interface FieldTypeTraits {
  /** The name of the type in the builder and in the summary line (Spec §2.4). */
  label: string
  /** Spec §5: whether the field has a list of options. */
  hasOptions: boolean
  /** Whether the visitor's input can show a placeholder. */
  hasPlaceholder: boolean
  /**
   * The kind of short field: two neighbours of the same kind share a row in the visitors' form;
   * null when it always fills a row alone.
   */
  besides: 'text' | 'compact' | null
  /** The kind of control in which the answer is entered, on the site and in the portal. */
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
  /** HTML attributes, used when the control is a `line`. */
  line: LineAttributes
  /**
   * The HTML `autocomplete` value on the site; `label` derives it from the label, null switches it
   * off.
   */
  autoComplete: 'label' | 'email' | 'tel' | null
  /**
   * The key of the message (lib/words/english/rules.ts) for an input that is only partly filled in,
   * such as a date without a year. Null for types whose inputs cannot be in this state.
   */
  halfTyped: 'day' | 'time' | null
  /**
   * What an answer contains: `words` are checked for spam (decision 019), a `choice` may appear in
   * an automatic confirmation (018), an `address` identifies a person (023). A type that holds
   * `nothing` asks no question.
   */
  holds: 'words' | 'choice' | 'address' | 'file' | 'nothing'
  /** Whether staff may choose the field as the registrant's name. */
  canName: boolean
  /**
   * What the answer links to for staff: writing an email, or a phone call. Null when it is no link.
   */
  link: 'email' | 'phone' | null
  /**
   * How "at least" and "at most" compare its answers, in conditions and in limits; null when they
   * have no order.
   */
  order: 'number' | 'time' | 'day' | null
  /** The limits that staff can set for its answers. */
  limits: readonly (keyof AnswerLimits)[]
  /** The kind of its cell in Excel and CSV. */
  cell: 'text' | 'date' | 'time' | 'number' | 'file'
}

export const TEXT: FieldTypeTraits = {
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

/** A type whose answers are chosen or counted, not written. */
export const CHOICE: FieldTypeTraits = { ...TEXT, autoComplete: null, holds: 'choice' }
