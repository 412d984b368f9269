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
  /** The name of the type that the builder shows (Spec §2.4). */
  label: string
  /** Spec §5: whether the field has a list of options. */
  hasOptions: boolean
  /** Whether the visitor's input can show a placeholder. */
  hasPlaceholder: boolean
  /**
   * Two neighbours of the same kind share a row in the visitors' form if both are short and always
   * shown. Null for a type that always fills a row alone.
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
   * The HTML `autocomplete` value on the site. `label` derives it from the label; null sets none.
   */
  autoComplete: 'label' | 'email' | 'tel' | null
  /**
   * The key of the message (lib/words/english/rules.ts) for an input that is only partly filled in,
   * such as a date without a year. Null for types whose inputs cannot be partly filled in.
   */
  halfTyped: 'day' | 'time' | null
  /**
   * What an answer contains: `words` are checked for spam (decision 019), a `choice` may be
   * repeated in an automatic confirmation (018), an `address` identifies a person (023). A field
   * that holds `nothing` is not a question.
   */
  holds: 'words' | 'choice' | 'address' | 'file' | 'nothing'
  /** Whether staff may choose the field as the registrant's name. */
  canName: boolean
  /**
   * What a link on the answer does for staff: write an email, or call the number. Null for no link.
   */
  link: 'email' | 'phone' | null
  /**
   * How the answers are compared in limits and in conditions such as "at least". Null when they
   * have no order.
   */
  order: 'number' | 'time' | 'day' | null
  /** The limits that staff can set for its answers. */
  limits: readonly (keyof AnswerLimits)[]
  /** The kind of the answer's cell in Excel and CSV exports. */
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

/** The base of types whose answers, if any, are chosen or counted, not written freely. */
export const CHOICE_TRAITS: FieldTypeTraits = {
  ...TEXT_TRAITS,
  autoComplete: null,
  holds: 'choice',
}
